import Barcodes
import Library
import Releases

/// Looks up what links and tokens name, in the catalogue and in the library.
struct RecordFinder: Sendable {
  let catalog: any ReleaseCatalog
  let library: any LibraryReader

  /// Nil for a release that is in no catalogue that was asked, and that the library does not know.
  func release(_ id: ReleaseID) async throws(NavigationFailure) -> ReleaseDetail? {
    do {
      if let release = try await catalog.release(id: id) { return release }
    } catch {
      throw .catalog(error)
    }
    return try await asking { library throws(LibraryFailure) in try await library.release(id: id) }
  }

  func releases(for query: SearchQuery) async throws(NavigationFailure) -> [ReleaseSummary] {
    do {
      guard let barcode = query.barcode else { return try await catalog.search(query) }
      return try await catalog.releases(withBarcode: barcode)
    } catch {
      throw .catalog(error)
    }
  }

  func pressings(of gtin: GTIN) async throws(NavigationFailure) -> PressingRanking {
    var releases = try await releases(for: SearchQuery(barcode: gtin))
    let chosen = try await asking { library throws(LibraryFailure) in
      try await library.chosenRelease(for: gtin)
    }
    if let chosen, !releases.contains(where: { $0.id == chosen.id }) {
      releases.append(chosen.summary)
    }
    return PressingRanking(releases, chosen: chosen?.id)
  }

  /// Nil for a group of records that is not in the library.
  func crate(_ id: Crate.ID) async throws(NavigationFailure) -> Crate? {
    try await asking { library throws(LibraryFailure) in try await library.crate(id: id) }
  }

  private func asking<Answer>(
    _ question: (any LibraryReader) async throws(LibraryFailure) -> Answer
  ) async throws(NavigationFailure) -> Answer {
    do {
      return try await question(library)
    } catch {
      throw .library(error)
    }
  }
}

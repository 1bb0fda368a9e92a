import Barcodes
import Library
import Releases

/// Looks up what links and tokens name, in the catalogue and in the library.
struct RecordFinder: Sendable {
  let catalog: any ReleaseCatalog
  let library: any LibraryReader

  /// Nil for a release that is in no catalogue that was asked.
  func release(_ id: ReleaseID) async throws(NavigationFailure) -> ReleaseDetail? {
    do {
      return try await catalog.release(id: id)
    } catch {
      throw .catalog(error)
    }
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
    PressingRanking(try await releases(for: SearchQuery(barcode: gtin)))
  }

  /// Nil for a group of records that is not in the library.
  func crate(_ id: Crate.ID) async throws(NavigationFailure) -> Crate? {
    do {
      return try await library.crate(id: id)
    } catch {
      throw .library(error)
    }
  }
}

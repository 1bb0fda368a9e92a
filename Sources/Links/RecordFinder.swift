import Barcodes
import Library
import Releases

/// Looks up what links and stored routes name, in the catalogue and in the library.
public struct RecordFinder: Sendable {
  private let catalog: any ReleaseCatalog
  private let library: any LibraryReader

  public init(catalog: any ReleaseCatalog, library: any LibraryReader) {
    self.catalog = catalog
    self.library = library
  }

  /// Nil for a release that neither the catalogue nor the library knows.
  ///
  /// - Throws: ``LinkFailure``.
  public func release(_ id: ReleaseID) async throws(LinkFailure) -> ReleaseDetail? {
    let found = try await asking { () throws(LookUpFailure) in try await catalog.release(id: id) }
    if let found { return found }
    return try await askingLibrary { library throws(LibraryFailure) in
      try await library.release(id: id)
    }
  }

  /// A release that has to be there.
  ///
  /// - Throws: ``LinkFailure``.
  public func knownRelease(_ id: ReleaseID) async throws(LinkFailure) -> ReleaseDetail {
    guard let release = try await release(id) else { throw .releaseNotFound(id) }
    return release
  }

  /// The pressings of a barcode, those that the user chose first; the best of them whole.
  ///
  /// - Throws: ``LinkFailure``.
  public func match(_ barcode: GTIN) async throws(LinkFailure) -> Match {
    let ranking = try await ranking(of: SearchQuery(barcode: barcode), barcode)
    guard let best = ranking.entries.first else { return Match(ranking: ranking) }
    return Match(ranking: ranking, best: try await knownRelease(best.release.id))
  }

  /// The releases that fit the words, and the barcode where there is one too.
  ///
  /// - Throws: ``LinkFailure``.
  public func match(_ query: SearchQuery) async throws(LinkFailure) -> Match {
    if let barcode = query.barcode {
      return Match(ranking: try await ranking(of: query, barcode))
    }
    let releases = try await asking { () throws(LookUpFailure) in try await catalog.search(query) }
    // The catalogue ranks by the words; what it says first stays first.
    return Match(
      ranking: PressingRanking(ranked: releases.map { .init(release: $0, evidence: []) }))
  }

  /// Nil for a group of records that is not in the library.
  ///
  /// - Throws: ``LinkFailure``.
  public func crate(_ id: Crate.ID) async throws(LinkFailure) -> Crate? {
    try await askingLibrary { library throws(LibraryFailure) in try await library.crate(id: id) }
  }

  private func ranking(
    of query: SearchQuery, _ barcode: GTIN
  ) async throws(LinkFailure) -> PressingRanking {
    var releases = try await asking { () throws(LookUpFailure) in try await catalog.search(query) }
    let chosen = try await askingLibrary { library throws(LibraryFailure) in
      try await library.chosenRelease(for: barcode)
    }
    if let chosen, !releases.contains(where: { $0.id == chosen.id }) {
      releases.append(chosen.summary)
    }
    return PressingRanking(releases, chosen: chosen?.id)
  }

  private func asking<Answer>(
    _ question: () async throws(LookUpFailure) -> Answer
  ) async throws(LinkFailure) -> Answer {
    do {
      return try await question()
    } catch {
      throw .lookUp(error)
    }
  }

  private func askingLibrary<Answer>(
    _ question: (any LibraryReader) async throws(LibraryFailure) -> Answer
  ) async throws(LinkFailure) -> Answer {
    do {
      return try await question(library)
    } catch {
      throw .lookUp(LookUpFailure(error))
    }
  }
}

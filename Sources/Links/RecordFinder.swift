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
    let pressings = try await asking { () throws(LookUpFailure) in
      try await catalog.pressings(withBarcode: barcode)
    }
    let chosen = try await chosenRelease(for: barcode)
    let ranking = Self.ranking(of: pressings.map(\.summary), chosen: chosen)
    guard let best = ranking.entries.first?.release.id else { return Match(ranking: ranking) }
    // Most catalogues give the detail with the summary: it is not asked for a second time.
    let known = pressings.first { $0.id == best }
    if let detail = known?.detail { return Match(ranking: ranking, best: detail) }
    if known == nil, let chosen { return Match(ranking: ranking, best: chosen) }
    return Match(ranking: ranking, best: try await knownRelease(best))
  }

  /// The releases that fit the words, and the barcode where there is one too.
  ///
  /// - Throws: ``LinkFailure``.
  public func match(_ query: SearchQuery) async throws(LinkFailure) -> Match {
    if query.text == nil, let barcode = query.barcode { return try await match(barcode) }
    let releases = try await asking { () throws(LookUpFailure) in try await catalog.search(query) }
    if let barcode = query.barcode {
      let chosen = try await chosenRelease(for: barcode)
      return Match(ranking: Self.ranking(of: releases, chosen: chosen))
    }
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

  private func chosenRelease(for barcode: GTIN) async throws(LinkFailure) -> ReleaseDetail? {
    try await askingLibrary { library throws(LibraryFailure) in
      try await library.chosenRelease(for: barcode)
    }
  }

  /// The ranking with the chosen release, which the catalogue need not know.
  private static func ranking(
    of releases: [ReleaseSummary], chosen: ReleaseDetail?
  ) -> PressingRanking {
    let isMissing = chosen.map { chosen in !releases.contains { $0.id == chosen.id } } ?? false
    let all = releases + (isMissing ? [chosen?.summary].compactMap(\.self) : [])
    return PressingRanking(all, chosen: chosen?.id)
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

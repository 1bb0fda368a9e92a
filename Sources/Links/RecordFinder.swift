import Barcodes
import Foundation
import Library
import Releases

/// Looks up what links and stored routes name, in the catalogue and in the library.
///
/// Every method throws ``LinkFailure`` when the catalogue or the library cannot answer.
public struct RecordFinder: Sendable {
  /// With fewer results than these another spelling may find more.
  private static let fewResults = 5

  private let catalog: any ReleaseCatalog
  private let library: any LibraryReader
  private let fallsBackOnLibrary: Bool
  private let preferences: @Sendable () -> PressingPreferences

  /// - Parameters:
  ///   - fallsBackOnLibrary: Find what the library knows of a record where the catalogue cannot
  ///     answer; ``Match/catalogFailure`` says why it could not. Left out, a catalogue that cannot
  ///     answer is a failure, so that it can be asked again later.
  ///   - preferences: As in ``PressingClues/preferences``.
  public init(
    catalog: any ReleaseCatalog, library: any LibraryReader, fallsBackOnLibrary: Bool = false,
    preferences: PressingPreferences = PressingPreferences()
  ) {
    self.init(
      catalog: catalog, library: library, fallsBackOnLibrary: fallsBackOnLibrary,
      preferring: { preferences })
  }

  /// - Parameter preferring: Gives the preferences at each look-up, where they may change.
  public init(
    catalog: any ReleaseCatalog, library: any LibraryReader, fallsBackOnLibrary: Bool = false,
    preferring preferences: @escaping @Sendable () -> PressingPreferences
  ) {
    self.catalog = catalog
    self.library = library
    self.fallsBackOnLibrary = fallsBackOnLibrary
    self.preferences = preferences
  }

  /// One release, whole; ``LinkFailure/releaseNotFound(_:)`` where neither the catalogue nor the
  /// library knows it.
  public func match(_ id: ReleaseID) async throws(LinkFailure) -> Match {
    var failure: LookUpFailure?
    do {
      var release = try await catalog.release(id: id)
      if release == nil { release = try await catalog.release(linkedTo: id) }
      if let release { return Match(await held(release)) }
    } catch {
      guard canReplace(error) else { throw .lookUp(error) }
      failure = error
    }
    if let release = try await asking({ library throws(LibraryFailure) in
      let release = try await library.release(id: id)
      return if let release { release } else { try await library.release(linkedTo: id) }
    }) {
      return Match(release, insteadOf: failure)
    }
    throw failure.map(LinkFailure.lookUp) ?? .releaseNotFound(id)
  }

  /// The pressings of a barcode, those that the user chose first; the best of them whole.
  ///
  /// - Parameter clues: What is known of the copy: its add-on and hints. The rest is looked up.
  public func match(
    _ barcode: GTIN, clues: PressingClues = PressingClues()
  ) async throws(LinkFailure) -> Match {
    let found: [Pressing]
    do {
      found = try await catalog.pressings(withBarcode: barcode)
    } catch {
      return try await chosenRelease(for: barcode, insteadOf: error)
    }
    let chosen = try await chosenRelease(for: barcode)
    let pressings = found.withoutDuplicates(of: chosen)
    var clues = clues
    clues.releasesWithAddOn = Set(
      pressings.filter { $0.detail?.has(barcode, with: clues.addOn) == true }.map(\.id))
    let ranking = try await ranking(
      of: pressings.map(\.summary).adding(chosen), barcode, chosen, clues)
    guard let best = ranking.entries.first?.release.id else { return Match(ranking: ranking) }
    // Most catalogues give the detail with the summary: it is not asked for a second time.
    let known = pressings.first { $0.id == best }
    if let detail = known?.detail ?? (known == nil ? chosen : nil) {
      return Match(ranking: ranking, best: await held(detail))
    }
    let whole = try await match(best)
    return Match(ranking: ranking, best: whole.best, catalogFailure: whole.catalogFailure)
  }

  /// The release under the id under which the library holds it, with both ids: the user has one record.
  ///
  /// A library that cannot be read is no reason not to show what the catalogue knows.
  private func held(_ release: ReleaseDetail) async -> ReleaseDetail {
    let other = try? await library.release(sameAs: release)
    return other?.linked(to: release.id) ?? release
  }

  /// The releases that fit the words, and the barcode where there is one too: the one that the user
  /// chose for the barcode first, then in the order of the catalogue, which knows how well each fits.
  /// Where the catalogue knows none, the chosen one alone.
  public func match(_ query: SearchQuery) async throws(LinkFailure) -> Match {
    if query.text == nil, let barcode = query.barcode { return try await match(barcode) }
    let releases: [ReleaseSummary]
    do {
      releases = try await catalog.search(query)
    } catch {
      guard let barcode = query.barcode else { throw .lookUp(error) }
      return try await chosenRelease(for: barcode, insteadOf: error)
    }
    guard let barcode = query.barcode else {
      return Match(
        ranking: PressingRanking(ranked: releases.map { .init(release: $0, evidence: []) }),
        suggestion: releases.count < Self.fewResults ? try await suggestion(for: query) : nil)
    }
    let chosen = try await chosenRelease(for: barcode)
    let all = releases.isEmpty ? releases.adding(chosen) : releases
    let evidence = try await ranking(of: all, barcode, chosen, PressingClues()).entries
    let ranked = all.compactMap { release in evidence.first { $0.release.id == release.id } }
    return Match(
      ranking: PressingRanking(
        ranked: ranked.filter { $0.release.id == chosen?.id }
          + ranked.filter { $0.release.id != chosen?.id }))
  }

  private func suggestion(for query: SearchQuery) async throws(LinkFailure) -> SearchQuery? {
    do {
      return try await catalog.suggestion(for: query)
    } catch {
      throw .lookUp(error)
    }
  }

  private func ranking(
    of releases: [ReleaseSummary], _ barcode: GTIN, _ chosen: ReleaseDetail?,
    _ clues: PressingClues
  ) async throws(LinkFailure) -> PressingRanking {
    var clues = clues
    clues.barcode = barcode
    clues.chosen = chosen?.id
    clues.preferences = preferences()
    // With a single pressing there is nothing to tell apart.
    if releases.count > 1 {
      clues.holdings = try await asking { library throws(LibraryFailure) in
        try await library.holdings(among: releases.map(\.id))
      }
    }
    return PressingRanking(releases, clues: clues)
  }

  private func chosenRelease(for barcode: GTIN) async throws(LinkFailure) -> ReleaseDetail? {
    try await asking { library throws(LibraryFailure) in
      try await library.chosenRelease(for: barcode)
    }
  }

  /// What the library knows of a barcode that the catalogue could not look up.
  private func chosenRelease(
    for barcode: GTIN, insteadOf failure: LookUpFailure
  ) async throws(LinkFailure) -> Match {
    guard canReplace(failure), let chosen = try await chosenRelease(for: barcode) else {
      throw .lookUp(failure)
    }
    return Match(
      ranking: PressingRanking([chosen.summary], clues: PressingClues(chosen: chosen.id)),
      best: chosen,
      catalogFailure: failure)
  }

  /// Whether the library is asked after this failure of the catalogue. Where signing in helps, that
  /// comes first.
  private func canReplace(_ failure: LookUpFailure) -> Bool {
    if case .lasting(.unauthorized) = failure { return false }
    return fallsBackOnLibrary
  }

  func asking<Answer>(
    _ question: (any LibraryReader) async throws(LibraryFailure) -> Answer
  ) async throws(LinkFailure) -> Answer {
    do {
      return try await question(library)
    } catch {
      throw .lookUp(LookUpFailure(error))
    }
  }
}

extension [ReleaseSummary] {
  /// With the chosen release, which the catalogue need not know.
  fileprivate func adding(_ chosen: ReleaseDetail?) -> [ReleaseSummary] {
    guard let chosen, !contains(where: { $0.id == chosen.id }) else { return self }
    return self + [chosen.summary]
  }
}

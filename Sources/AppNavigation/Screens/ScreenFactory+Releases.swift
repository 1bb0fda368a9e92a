import Barcodes
import Library
import Links
import Releases
import Text

extension ScreenFactory {
  /// Everything that is known of one pressing, and where the user has it.
  ///
  /// - Parameter ranking: The pressings among which it was found, with the reasons.
  func screen(
    of release: ReleaseDetail, openedFrom crate: Crate?, ranking: PressingRanking
  ) async throws(LinkFailure) -> Screen {
    let copies = try await reading { library throws(LibraryFailure) in
      try await library.items(of: release.id)
    }
    let ownership = try await reading { library throws(LibraryFailure) in
      try await library.ownership(of: release)
    }
    let crates = try await reading { library throws(LibraryFailure) in
      try await library.crates(with: release.id)
    }
    let photos = try await reading { library throws(LibraryFailure) in
      try await library.photos(of: release.id)
    }
    let others = ranking.entries.filter { $0.release.id != release.id }
    let evidence = ranking.entries.first { $0.release.id == release.id }?.evidence ?? []
    let from = crate.map {
      [ScreenFact("crate", $0.name, target: .route(.detail(of: $0)))]
    }
    let sections =
      [
        ScreenSection(.facts(release.facts(evidence: evidence) + (from ?? []))),
        ScreenSection("Tracks", .facts(release.trackFacts)),
        ScreenSection("Your copies", .records(copies.map { .init(.copy($0)) }, columns: .ofCopies)),
        ScreenSection(
          "Your library",
          .facts(
            ownership.compactMap(\.otherFact)
              + crates.map {
                ScreenFact("crate", $0.name, target: .route(.crateDetail(.custom($0))))
              }
              + photos.map { ScreenFact("photo", String(decoding: $0, as: UTF8.self)) })),
        ScreenSection(
          "Other pressings", .records(others.map { .init(.pressing($0)) }, columns: .ofPressings)),
      ] + (answers[release.id]?.sections ?? []) + release.detailSections
    return Screen(
      title: release.summary.recordLine, sections: sections.filter { $0.rows.count > 0 },
      actions: [
        .addToCollection(release.id), .addToCrate(release.id),
        ownership.contains(.wanted) ? .stopWanting(release.id) : .want(release.id),
      ] + Self.removal(of: release.id, from: crate)
        + MarketplacePage.pages(of: release.id).map(ScreenAction.openMarketplace)
        + (release.id.source == .discogs ? [.askMarketplace(release.id)] : []),
      photos: photos)
  }

  /// The results of a search, as the catalogue answered it.
  func screen(
    of query: SearchQuery, results: [ReleaseSummary], window: Range<Int>?
  ) -> Screen {
    let words = [query.text, query.barcode?.shortestDigits].compactMap { $0 }
    return Screen(
      title: words.isEmpty
        ? "Scanned records" : "Search results for \(words.joined(separator: ", "))",
      records: results.at(window).map { ScreenRecord(.release($0)) }, columns: .ofReleases,
      total: results.count, window: window)
  }

  /// The pressings of a barcode, for the user to choose one.
  func screen(
    of ranking: PressingRanking, sharing gtin: GTIN, window: Range<Int>?
  ) -> Screen {
    Screen(
      title: "Which pressing has \(gtin.shortestDigits)?",
      records: ranking.entries.at(window).map { entry in
        ScreenRecord(
          .pressing(entry), target: .action(.choosePressing(entry.release.id, for: gtin)))
      },
      columns: .ofPressings, total: ranking.entries.count, window: window)
  }

  private static func removal(of release: ReleaseID, from crate: Crate?) -> [ScreenAction] {
    guard case .custom(let crate) = crate else { return [] }
    return [.removeFromCrate(release, crate.id)]
  }
}

extension MarketplacePage {
  /// The pages about a release, those with offers last.
  static func pages(of release: ReleaseID) -> [MarketplacePage] {
    Kind.allCases.compactMap { MarketplacePage($0, of: release) }
  }
}

extension Ownership {
  /// What the list of the copies of the pressing itself does not say.
  fileprivate var otherFact: ScreenFact? {
    switch self {
    case .pressing: nil
    case .otherPressing(let id, _, _):
      ScreenFact("collection", description, target: .link(.album(id: id)))
    case .wanted:
      ScreenFact("wants", description, target: .route(.wantsCrateDetail))
    }
  }
}

extension Array {
  /// The elements at those of these positions that exist; all for nil.
  func at(_ window: Range<Int>?) -> [Element] {
    window.map { Array(self[$0.clamped(to: indices)]) } ?? self
  }
}

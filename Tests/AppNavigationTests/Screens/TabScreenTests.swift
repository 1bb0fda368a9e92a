import AppNavigation
import Library
import Links
import SampleRecords
import Testing

/// The screens at the root of the tabs, and what can be done on screens.
@Suite struct TabScreenTests {
  private typealias Samples = ScreenSamples
  private let screens = ScreenSamples.screens

  @Test func homeIsTheCollection() async throws {
    #expect(
      try await screens.screen(for: .home, window: 1..<2)
        == Screen(
          title: "Collection", subtitle: "2 records",
          sections: [
            ScreenSection(.records([ScreenRecord(.copy(Samples.recordCopy))], columns: .ofCopies))
          ],
          actions: [
            .editCopies, .sortRecords, .groupRecords, .moveCopies, .fileCopies, .removeCopies,
            .scan,
            .manageCollection, .showInsights(nil), .showProfile,
          ],
          window: ScreenWindow(offset: 1, total: 2)))
  }

  @Test func cratesAreTheGroupsOfAllKinds() async throws {
    #expect(
      try await screens.screen(for: .crates)
        == Screen(
          title: "Crates",
          sections: [
            ScreenSection(
              "Crates",
              .groups([
                ScreenGroup(.wants, count: 1), ScreenGroup(.custom(Samples.sunday), count: 3),
                ScreenGroup(.custom(Samples.empty), count: 0),
              ])),
            ScreenSection(
              "Folders",
              .groups([
                ScreenGroup(.folder(.uncategorized), count: 1),
                ScreenGroup(.folder(Samples.shelf), count: 1),
              ])),
          ], actions: [.newCrate, .manageCollection]))
  }

  @Test func discoverHasTheFiguresOfTheCollection() async throws {
    let insights = try await screens.screen(for: .crateInsights(nil))
    let looks = [
      ("duplicates", 0, "only:duplicates"), ("without a photo", 2, "without:photo"),
      ("without a grade", 1, "without:grade"), ("without a barcode", 2, "without:barcode"),
    ]
    #expect(
      try await screens.screen(for: .discover)
        == Screen(
          title: "Discover", subtitle: "2 records, 2 copies",
          sections: [
            ScreenSection(
              "Worth a look",
              .figures(
                looks.map { ScreenFigure($0, $1, target: .route(.collectionRecords($2))) }))
          ] + insights.sections, actions: [.openRandom]))
  }

  /// Each bar is as long as the list that it opens.
  @Test func eachFigureOfTheCollectionOpensItsRecords() async throws {
    let today = DayOfYear(seconds: Int(Samples.day.timeIntervalSince1970))
    let screens = ScreenFactory(library: Samples.library, today: today)
    var opened = 0
    for section in try await screens.screen(for: .discover).sections {
      guard case .figures(let figures, _) = section.rows else { continue }
      for figure in figures {
        guard case .route(.collectionRecords(let filter)) = figure.target else { continue }
        let listing = try await Samples.library.listing(of: CollectionQuery(filter))
        #expect(listing.ids.count == figure.count, "\(filter)")
        opened += 1
      }
    }
    #expect(opened > 8)
  }

  @Test func theMarketplaceSellsWhatIsWanted() async throws {
    let page = try #require(MarketplacePage(.offers, of: Samples.early.id))
    let row = ScreenRecord(.want(Samples.want), target: .link(.marketplace(page)))
    #expect(
      try await screens.screen(for: .marketplace)
        == Screen(
          title: "Marketplace", subtitle: "1 record",
          sections: [ScreenSection(.records([row], columns: .ofMarketplace))],
          window: ScreenWindow(offset: 0, total: 1)))
  }

  @Test func searchAsksForWords() async throws {
    #expect(
      try await screens.screen(for: .search)
        == Screen(
          title: "Search", sections: [ScreenSection(.fields([ScreenField("words or barcode")]))],
          actions: [.scan]))
  }

  @Test func actionsThatOnlyGoSomewhereHaveARoute() {
    let routes: [(ScreenAction, Route?)] = [
      (.showInsights(.wants), .crateInsights(.wants)), (.newCrate, .crateEditor(nil)),
      (.editCrate(Samples.sunday), .crateEditor(Samples.sunday)), (.scan, .scanner),
      (.showProfile, .profile), (.manageCollection, .collectionManagement),
      (.signIn, .signIn(.token)), (.signOut, nil), (.want(Samples.lone.id), nil),
      (.deleteCrate(Samples.sunday), nil),
    ]
    for (action, route) in routes {
      #expect(action.route == route)
      #expect(!action.title.isEmpty)
    }
  }
}

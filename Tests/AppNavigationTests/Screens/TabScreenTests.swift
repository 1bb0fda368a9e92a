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
          actions: [.scan, .manageCollection, .showInsights(nil), .showProfile],
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
    #expect(
      try await screens.screen(for: .discover)
        == Screen(title: "Discover", subtitle: "2 records, 2 copies", sections: insights.sections))
  }

  @Test func theMarketplaceSellsWhatIsWanted() async throws {
    let page = try #require(MarketplacePage(.offers, of: Samples.early.id))
    let row = ScreenRecord(.want(Samples.want), target: .link(.marketplace(page)))
    #expect(
      try await screens.screen(for: .marketplace)
        == Screen(
          title: "Marketplace", subtitle: "1 record",
          sections: [ScreenSection(.records([row], columns: .ofWants))],
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

import AppNavigation
import Library
import Links
import Releases
import SampleRecords
import Testing

/// What becomes of a screen when the library cannot be read.
@Suite struct ScreenFailureTests {
  private let library = BrokenLibrary(failure: .busy(path: "library"))

  @Test func aFailureOfTheLibraryIsOneOfALookUp() async {
    let screens = ScreenFactory(library: library)
    let failure = LinkFailure.lookUp(.temporary(.busy(path: "library")))
    for route in Samples.routes where Self.readsLibrary(route) {
      await #expect(throws: failure) { try await screens.screen(for: route) }
    }
    for tab in [NavigationTab.home, .crates, .discover, .marketplace] {
      await #expect(throws: failure) { try await screens.screen(for: tab) }
    }
  }

  @Test func whatIsNotInTheLibraryIsShownWithoutIt() async throws {
    let (broken, whole) = (
      ScreenFactory(library: library), ScreenFactory(library: Samples.library)
    )
    for route in Samples.routes where !Self.readsLibrary(route) {
      #expect(try await broken.screen(for: route) == whole.screen(for: route))
    }
    #expect(try await broken.screen(for: .search).title == "Search")
  }

  private static func readsLibrary(_ route: Route) -> Bool {
    switch route {
    case .albumDetail, .crateDetail, .wantsCrateDetail, .folderReleases, .profile, .crateEditor,
      .collectionManagement, .crateInsights, .rarityDetail, .collectionRecords:
      true
    case .searchResults, .pressingChoice, .scanner, .marketplaceWebView, .welcome, .signIn:
      false
    }
  }
}

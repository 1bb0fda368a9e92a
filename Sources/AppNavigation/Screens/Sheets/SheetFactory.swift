import Library
import Links
import Text

/// Makes the screen of every sheet, and of what is pushed within one.
public struct SheetFactory: Sendable {
  let screens: ScreenFactory

  init(screens: ScreenFactory) {
    self.screens = screens
  }

  /// What a sheet shows.
  ///
  /// - Parameter window: The positions of a long list to show, counted from 0; nil for all.
  /// - Throws: as ``ScreenFactory/screen(for:match:window:)``.
  public func screen(
    for route: Route, window: Range<Int>? = nil
  ) async throws(LinkFailure) -> Screen {
    switch route {
    case .profile: try await profile()
    case .scanner: scanner
    case .crateEditor(let crate): try await screen(for: CrateForm(crate))
    case .collectionManagement: try await collectionManagement()
    case .crateInsights(let group): try await insights(of: group)
    case .rarityDetail(let tier, let group):
      try await records(of: tier, in: group, window: window)
    case .marketplaceWebView(let url, let title): await marketplace(url, title: title)
    case .welcome(let step, let choices): screen(for: step, choices)
    case .signIn(let step): screen(for: step)
    case .albumDetail, .crateDetail, .wantsCrateDetail, .folderReleases, .collectionRecords,
      .searchResults, .pressingChoice:
      try await screens.screen(for: route, window: window)
    }
  }

  private var scanner: Screen {
    Screen(
      title: "Scanner",
      sections: [ScreenSection(.text(["Show the barcode of a sleeve to the camera."]))])
  }
}

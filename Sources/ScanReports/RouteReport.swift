import AppNavigation
import Links
import Navigation
import Problems
import Releases

/// Where a deep link led, on paper.
public struct RouteReport: Sendable {
  private let link: DeepLink?
  private let destination: Destination?
  private let failure: LinkFailure?
  private let state: NavigationState<NavigationTab, Route>
  private let screen: Screen?
  private let wording: RemedyWording

  /// - Parameters:
  ///   - link: What was followed; nil where it could not be read.
  ///   - screen: What the route shows, where ``showsScreen(of:)`` says that it is needed.
  ///   - state: Where the app is after it.
  ///   - wording: Says what to do about a failure.
  public init(
    link: DeepLink?, destination: Destination?, screen: Screen? = nil, failure: LinkFailure?,
    state: NavigationState<NavigationTab, Route>, wording: RemedyWording = .reasonsOnly
  ) {
    self.wording = wording
    self.link = link
    self.destination = destination
    self.screen = screen
    self.failure = failure
    self.state = state
  }

  /// Whether the screen of a route is in its report; a record and the results of a search are reported
  /// from the route itself, and the scanner shows nothing on paper.
  public static func showsScreen(of route: Route) -> Bool {
    switch route {
    case .albumDetail, .searchResults, .scanner: false
    case .crateDetail, .wantsCrateDetail, .folderReleases, .pressingChoice, .profile, .crateEditor,
      .collectionManagement, .crateInsights, .rarityDetail, .marketplaceWebView, .welcome, .signIn:
      true
    }
  }

  /// One JSON object on a line, by the schema `vinylcrate.open/1`: the canonical link, the state of
  /// the app by names and ids, and the route with its model.
  ///
  /// The route of a record has everything that is known of it, the one of a search its results. Every
  /// other route has the ids of what it shows and then what its screen shows: `records`, `groups`,
  /// `figures`, `facts` or `fields`.
  public var json: String {
    JSONWriter.text(
      of: .object([
        "schema": .string("vinylcrate.open/1"),
        "deepLink": .optional(link?.description),
        "selectedTab": .string(state.selectedTab.rawValue),
        "stacks": state.stacksJSON,
        "sheet": state.sheetJSON,
        "route": destination?.json(screen) ?? .null,
        "error": failure.map { $0.json(wording) } ?? .null,
      ])) + "\n"
  }

  /// A record as a card, the results of a search as a list, every other route as its screen; empty
  /// where the link led nowhere.
  ///
  /// - Parameter isASCII: draw bars of number signs, for terminals that know nothing else.
  public func text(on page: TextPage, isASCII: Bool = false) -> String {
    guard let destination else { return "" }
    switch destination.route {
    case .albumDetail(let release, _):
      return ReleaseCard(release: release, ranking: destination.match?.ranking ?? .none).text(
        on: page)
    case .searchResults(let query, let results):
      let wanted = [query.text, query.barcode?.shortestDigits].compactMap { $0 }
        .joined(separator: ", ").safeForTerminal
      guard !results.isEmpty else { return "no record for \(wanted)\n" }
      return results.map { result in
        [result.id.description, result.recordLine, result.labelLine, result.pressingLine]
          .filter { !$0.isEmpty }.joined(separator: " · ").safeForTerminal + "\n"
      }.joined()
    case .scanner:
      return "the scanner: vinylcrate scan PHOTO\n"
    case .crateDetail, .wantsCrateDetail, .folderReleases, .pressingChoice, .profile, .crateEditor,
      .collectionManagement, .crateInsights, .rarityDetail, .marketplaceWebView, .welcome, .signIn:
      return screen?.text(on: page, isASCII: isASCII) ?? ""
    }
  }
}

extension LinkFailure {
  fileprivate func json(_ wording: RemedyWording) -> JSONValue {
    .object([
      "kind": .string(kind.rawValue), "message": .string(wording.sentence(for: self)),
    ])
  }
}

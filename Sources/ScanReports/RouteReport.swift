import AppNavigation
import Links
import Navigation
import Problems
import Releases
import Text

/// Where a deep link led, on paper.
public struct RouteReport: Sendable {
  private let link: DeepLink?
  private let destination: Destination?
  private let failure: LinkFailure?
  private let state: NavigationState<NavigationTab, Route>
  private let screen: Screen?
  private let figures: FreshFigures?
  private let owned: Set<ReleaseID>
  private let wording: RemedyWording

  /// - Parameters:
  ///   - link: What was followed; nil where it could not be read.
  ///   - screen: What ``screen(of:from:)`` makes of the destination.
  ///   - state: Where the app is after it.
  ///   - figures: What its source says of the record today; nil where it was not asked.
  ///   - owned: Which of the results of a search the user has.
  ///   - wording: Says what to do about a failure.
  public init(
    link: DeepLink?, destination: Destination?, screen: Screen? = nil, failure: LinkFailure?,
    state: NavigationState<NavigationTab, Route>, figures: FreshFigures? = nil,
    owned: Set<ReleaseID> = [], wording: RemedyWording = .reasonsOnly
  ) {
    self.figures = figures
    self.owned = owned
    self.wording = wording
    self.link = link
    self.destination = destination
    self.screen = screen
    self.failure = failure
    self.state = state
  }

  /// What a destination shows, read from the library; nil where the report has no need of it: a record
  /// and the results of a search are reported from the route itself, and the scanner shows nothing on
  /// paper.
  ///
  /// - Throws: as ``ScreenFactory/screen(for:match:window:)``.
  public static func screen(
    of destination: Destination, from screens: ScreenFactory
  ) async throws(LinkFailure) -> Screen? {
    guard destination != .searchTab else { return try await screens.screen(for: .search) }
    return switch destination.route {
    case .albumDetail, .searchResults, .scanner: nil
    case .crateDetail, .wantsCrateDetail, .folderReleases, .collectionRecords, .pressingChoice,
      .profile,
      .crateEditor,
      .collectionManagement, .crateInsights, .rarityDetail, .marketplaceWebView, .welcome, .signIn:
      try await screens.screen(for: destination.route, match: destination.match)
    }
  }

  /// One JSON object on a line, by the schema `vinylcrate.open/1`: the canonical link, the state of
  /// the app by names and ids, and the route with its model.
  ///
  /// The route of a record has everything that is known of it, the one of a search its results. Every
  /// other route has the ids of what it shows and then what its screen shows: `records`, `groups`,
  /// `figures`, `facts` or `fields`; the ids alone, and the error, where the library cannot be read.
  public var json: String {
    var members: JSONObject = [
      "schema": .string("vinylcrate.open/1"),
      "deepLink": .optional(link?.description),
      "selectedTab": .string(state.selectedTab.rawValue),
      "stacks": state.stacksJSON,
      "sheet": state.sheetJSON,
      "route": destination?.json(screen, owned: owned) ?? .null,
      "error": failure.map { $0.json(wording) } ?? .null,
    ]
    if let figures { members.append("today", figures.json) }
    return JSONWriter.text(of: .object(members)) + "\n"
  }

  /// A record as a card, the results of a search as a list, every other route as its screen; empty
  /// where the link led nowhere.
  ///
  /// - Parameter isASCII: draw bars of number signs, for terminals that know nothing else.
  public func text(on page: TextPage, isASCII: Bool = false) -> String {
    if let screen { return screen.text(on: page, isASCII: isASCII) }
    switch destination?.route {
    case .albumDetail(let release, _):
      return ReleaseCard(release: release, ranking: destination?.match?.ranking ?? .none).text(
        on: page) + (figures?.text(on: page) ?? "")
    case .searchResults(let query, let results):
      let wanted = [query.text, query.barcode?.shortestDigits].compactMap { $0 }
        .joined(separator: ", ").safeForTerminal
      let suggestion =
        destination?.match?.suggestion?.text.map { "did you mean \($0.safeForTerminal)?\n" } ?? ""
      guard !results.isEmpty else { return "no record for \(wanted)\n" + suggestion }
      return results.map { result in
        let facts = [
          result.id.description, result.recordLine, result.labelLine, result.pressingLine,
          owned.contains(result.id) ? "owned" : "",
        ]
        return facts.filter { !$0.isEmpty }.joined(separator: " · ").safeForTerminal + "\n"
      }.joined() + suggestion
    case .scanner:
      return ["the scanner", wording.words(for: .scanPhoto)].compactMap(\.self)
        .joined(separator: ": ") + "\n"
    case .crateDetail, .wantsCrateDetail, .folderReleases, .collectionRecords, .pressingChoice,
      .profile,
      .crateEditor,
      .collectionManagement, .crateInsights, .rarityDetail, .marketplaceWebView, .welcome, .signIn,
      nil:
      return ""
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

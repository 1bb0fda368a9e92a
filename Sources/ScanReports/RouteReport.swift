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
  private let wording: RemedyWording

  /// - Parameters:
  ///   - link: What was followed; nil where it could not be read.
  ///   - state: Where the app is after it.
  ///   - wording: Says what to do about a failure.
  public init(
    link: DeepLink?, destination: Destination?, failure: LinkFailure?,
    state: NavigationState<NavigationTab, Route>, wording: RemedyWording = .reasonsOnly
  ) {
    self.wording = wording
    self.link = link
    self.destination = destination
    self.failure = failure
    self.state = state
  }

  /// One JSON object on a line, by the schema `vinylcrate.open/1`: the canonical link, the state of
  /// the app by names and ids, and the route with its model.
  public var json: String {
    JSONWriter.text(
      of: .object([
        "schema": .string("vinylcrate.open/1"),
        "deepLink": .optional(link?.description),
        "selectedTab": .string(state.selectedTab.rawValue),
        "stacks": state.stacksJSON,
        "sheet": state.sheetJSON,
        "route": destination?.json ?? .null,
        "error": failure.map { $0.json(wording) } ?? .null,
      ])) + "\n"
  }

  /// The route as a card or a list; empty where the link led nowhere.
  public func text(on page: TextPage) -> String {
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
    case .crateDetail(let crate):
      return "crate \(crate.name.safeForTerminal)\n"
    case .wantsCrateDetail, .folderReleases, .pressingChoice, .profile, .crateEditor,
      .collectionManagement, .crateInsights, .rarityDetail, .marketplaceWebView, .welcome, .signIn:
      return "\(destination.route.title.safeForTerminal)\n"
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

import AppNavigation
import Navigation
import Releases

/// Where a deep link led, on paper.
public struct RouteReport: Sendable {
  private let link: DeepLink?
  private let destination: Destination?
  private let failure: NavigationFailure?
  private let state: NavigationState<NavigationTab, Route>

  /// - Parameters:
  ///   - link: What was followed; nil where it could not be read.
  ///   - state: Where the app is after it.
  public init(
    link: DeepLink?, destination: Destination?, failure: NavigationFailure?,
    state: NavigationState<NavigationTab, Route>
  ) {
    self.link = link
    self.destination = destination
    self.failure = failure
    self.state = state
  }

  /// 0 where the link led to something, 1 where to nothing, 75 where it has to be asked again
  /// later, 2 for a link that could not be read.
  public var exitCode: Int32 {
    switch failure {
    case .badLink: return 2
    case .catalog, .library: return 75
    case .releaseNotFound, .crateUnknown: return 1
    case nil: break
    }
    if case .searchResults(_, let results) = destination?.route { return results.isEmpty ? 1 : 0 }
    return 0
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
        "error": failure.map(\.json) ?? .null,
      ])) + "\n"
  }

  /// The route as a card or a list; empty where the link led nowhere.
  public func text(on page: TextPage) -> String {
    guard let destination else { return "" }
    switch destination.route {
    case .albumDetail(let release, _):
      return ReleaseCard(release: release, ranking: destination.ranking).text(on: page)
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

extension NavigationFailure {
  fileprivate var json: JSONValue {
    .object(["kind": .string(kind.rawValue), "message": .string(description)])
  }
}

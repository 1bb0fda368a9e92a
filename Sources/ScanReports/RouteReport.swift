import AppNavigation
import Releases

/// Where a deep link led, on paper.
public struct RouteReport: Sendable {
  private let destination: Destination?
  private let failure: NavigationFailure?
  private let selectedTab: NavigationTab

  public init(
    destination: Destination?, failure: NavigationFailure?, selectedTab: NavigationTab
  ) {
    self.destination = destination
    self.failure = failure
    self.selectedTab = selectedTab
  }

  /// 0 where the link led to something, 1 where to nothing, 75 where it has to be asked again
  /// later, 2 for a link that could not be read.
  public var exitCode: Int32 {
    switch failure {
    case .badLink: return 2
    case .catalog: return 75
    case .releaseNotFound, .crateUnknown: return 1
    case nil: break
    }
    if case .searchResults(_, let results) = destination?.route { return results.isEmpty ? 1 : 0 }
    return 0
  }

  /// One JSON object on a line.
  public var json: String {
    JSONWriter.text(
      of: .object([
        "schema": .string("vinylcrate.open/1"),
        "selectedTab": .string(selectedTab.rawValue),
        "route": destination?.json ?? .null,
        "error": .optional(failure?.description),
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
    }
  }
}

/// A ``NavigationState`` as it is stored: tokens in place of routes, keyed by tab.
///
/// The layout is not part of it, because the next window may have another width.
public struct NavigationArchive<
  Tab: Hashable & Codable & Sendable, Token: Hashable & Codable & Sendable
>: Hashable, Sendable {
  /// The ``RestorableRoute/tokenVersion`` that the tokens were written with.
  public let version: Int

  /// The selected tab, or `nil` when it was stored by a release that had other tabs.
  public let selectedTab: Tab?

  /// The tokens of each tab that has any, the last on top.
  public internal(set) var paths: [Tab: [Token]]

  /// The tokens of the sheet, its root first; empty when there was none.
  public internal(set) var sheet: [Token]

  /// An archive of these tokens. Tabs without any are left out.
  public init(version: Int, selectedTab: Tab?, paths: [Tab: [Token]] = [:], sheet: [Token] = []) {
    self.version = version
    self.selectedTab = selectedTab
    self.paths = paths.filter { !$0.value.isEmpty }
    self.sheet = sheet
  }

  /// The archive of a state. Routes without a token are left out.
  public init<Route: RestorableRoute>(_ state: NavigationState<Tab, Route>)
  where Route.Token == Token {
    let sheetRoot = state.sheet?.root.token
    let sheetPath = state.sheet?.path.compactMap(\.token) ?? []
    self.init(
      version: Route.tokenVersion,
      selectedTab: state.selectedTab,
      paths: state.paths.mapValues { $0.compactMap(\.token) },
      sheet: sheetRoot.map { [$0] + sheetPath } ?? [])
  }

  /// Whether it holds no token.
  public var isEmpty: Bool { paths.isEmpty && sheet.isEmpty }

  /// The same archive with the paths of another on tabs that have none, and its sheet where there is
  /// none: what could not be looked up this time may be there next time.
  public func keeping(_ other: NavigationArchive) -> NavigationArchive {
    NavigationArchive(
      version: version, selectedTab: selectedTab,
      paths: paths.merging(other.paths) { own, _ in own },
      sheet: sheet.isEmpty ? other.sheet : sheet)
  }
}

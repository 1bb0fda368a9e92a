/// The outcome of restoring a ``NavigationArchive``: the state, and what is missing from it.
public struct NavigationRestoration<
  Tab: Hashable & Codable & Sendable, Route: NavigationRoute,
  Token: Hashable & Codable & Sendable
>: Sendable {
  /// What could be restored, ready for ``Navigator/reset(to:)``.
  public internal(set) var state: NavigationState<Tab, Route>

  /// The tokens whose record is gone.
  public internal(set) var droppedTokens: [Token] = []

  /// Why a tab starts at its root.
  public internal(set) var failures: [Tab: any Error] = [:]

  /// What was stored of the tabs and the sheet that failed, for
  /// ``Navigator/autosave(to:keeping:delay:)``.
  public internal(set) var unresolved: NavigationArchive<Tab, Token>

  /// Why the sheet is missing.
  public internal(set) var sheetFailure: (any Error)?
}

extension NavigationArchive {
  /// Turns a token into its route, or `nil` when the record that it names is gone. What it throws
  /// fails the stack that the token belongs to, and no other.
  public typealias Resolver<Route> = nonisolated(nonsending) (Token) async throws -> Route?

  /// Restores all that can be restored at once, each tab on its own. ``NavigationRestorer`` does it
  /// little by little, for an app whose tabs take long to look up.
  ///
  /// - Parameter initialTab: The tab to select when the stored one is unknown.
  public nonisolated(nonsending) func restore<Route: NavigationRoute>(
    initialTab: Tab, using resolve: Resolver<Route>
  ) async -> NavigationRestoration<Tab, Route, Token> {
    var restored: [Tab: [Route]] = [:]
    var restoredSheet: NavigationSheet<Route>?
    var dropped: [Token] = []
    var failures: [Tab: any Error] = [:]
    var unresolved = NavigationArchive(version: version, selectedTab: nil)
    var sheetFailure: (any Error)?

    for (tab, tokens) in paths {
      do {
        restored[tab] = try await Self.routes(for: tokens, using: resolve, dropped: &dropped)
      } catch {
        failures[tab] = error
        unresolved.paths[tab] = tokens
      }
    }
    do {
      restoredSheet = try await Self.sheet(for: sheet, using: resolve, dropped: &dropped)
    } catch {
      sheetFailure = error
      unresolved.sheet = sheet
    }

    return NavigationRestoration(
      state: NavigationState(
        selectedTab: selectedTab ?? initialTab, paths: restored, sheet: restoredSheet),
      droppedTokens: dropped, failures: failures, unresolved: unresolved,
      sheetFailure: sheetFailure)
  }

  static nonisolated(nonsending) func sheet<Route: NavigationRoute>(
    for sheet: [Token], using resolve: Resolver<Route>, dropped: inout [Token]
  ) async throws -> NavigationSheet<Route>? {
    guard let rootToken = sheet.first else { return nil }
    guard let root = try await resolve(rootToken) else {
      // What was pushed on a sheet means nothing without it.
      dropped += sheet
      return nil
    }
    let path = try await routes(
      for: Array(sheet.dropFirst()), using: resolve, dropped: &dropped)
    return NavigationSheet(root: root, path: path)
  }

  static nonisolated(nonsending) func routes<Route: NavigationRoute>(
    for tokens: [Token], using resolve: Resolver<Route>, dropped: inout [Token]
  ) async throws -> [Route] {
    var routes: [Route] = []
    for token in tokens {
      if let route = try await resolve(token) {
        routes.append(route)
      } else {
        dropped.append(token)
      }
    }
    return routes
  }
}

import Library
import Links
import Navigation
import Observation
import Releases

/// The one owner of VinylCrate's navigation: it turns links into routes, and routes into a state.
///
/// It looks up one thing at a time. A newer link, scan or choice wins over an older one that is
/// still being looked up, whichever is answered first; the older is cancelled and changes nothing.
@Observable
@MainActor
public final class AppCoordinator {
  /// The tabs, their stacks and the sheet.
  @ObservationIgnored public let navigator: Navigator<NavigationTab, Route>

  /// Why the last link, scan or choice led nowhere, to be shown once; nil when it led somewhere.
  public private(set) var failure: LinkFailure?

  /// Finds what links name. It has no state, so scanners may use it on any thread.
  public nonisolated let resolver: DeepLinkResolver

  /// Finds what stored routes name.
  nonisolated let restorer: RouteRestorer

  @ObservationIgnored private let lookUp = LatestWork()

  /// - Parameter library: Where crates and folders are; left out, there are none.
  public init(catalog: any ReleaseCatalog, library: any LibraryReader = InMemoryLibrary()) {
    navigator = Navigator(initialTab: .home)
    resolver = DeepLinkResolver(catalog: catalog, library: library)
    restorer = RouteRestorer(catalog: catalog, library: library)
  }

  /// Parses a link, finds what it names, and goes there.
  ///
  /// On failure the stacks stay as they were and ``failure`` says why.
  ///
  /// - Returns: where it led; nil on failure, and when it was cancelled or overtaken.
  @discardableResult
  public func handle(url: String) async -> Destination? {
    let resolver = resolver
    let found = await find { () throws(LinkFailure) in
      let link = try DeepLink(followable: url)
      return (link: link, destination: try await resolver.destination(of: link))
    }
    guard let found else { return nil }
    navigator.navigate(to: found.destination.route, on: found.link.tab)
    return found.destination
  }

  /// Takes the failure off the screen.
  public func dismissFailure() { failure = nil }

  /// Looks something up, in place of what is being looked up, and keeps the failure if there is one.
  ///
  /// - Returns: nil on failure, and when it was cancelled or overtaken.
  func find<Found: Sendable>(
    _ work: @escaping @Sendable () async throws(LinkFailure) -> Found
  ) async -> Found? {
    switch await lookUp.run(work) {
    case .success(let found):
      failure = nil
      return found
    case .failure(let reason):
      failure = reason
      return nil
    case nil:
      return nil
    }
  }

  /// Gives up what is being looked up, because something else was found meanwhile.
  func stopFinding() {
    lookUp.cancel()
    failure = nil
  }
}

extension AppCoordinator: ClearableNavigation {
  /// Forgets every stack, the sheet, the failure, and the link that is being looked up.
  public func clear() {
    stopFinding()
    navigator.clear()
  }
}

extension DeepLink {
  fileprivate init(followable url: String) throws(LinkFailure) {
    do {
      try self.init(parsing: url)
    } catch {
      throw .badLink(error)
    }
  }
}

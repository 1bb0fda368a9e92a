import Navigation
import Observation
import Releases

/// The one owner of VinylCrate's navigation: it turns links into routes, and routes into a state.
@Observable
@MainActor
public final class AppCoordinator {
  /// The tabs, their stacks and the sheet.
  @ObservationIgnored public let navigator: Navigator<NavigationTab, Route>

  /// Why the last link led nowhere, to be shown once; nil when it led somewhere.
  public private(set) var failure: NavigationFailure?

  /// Finds what links name. It has no state, so scanners may use it on any thread.
  public nonisolated let resolver: DeepLinkResolver

  public init(catalog: any ReleaseCatalog) {
    navigator = Navigator(initialTab: .home)
    resolver = DeepLinkResolver(catalog: catalog)
  }

  /// Parses a link, finds what it names, and goes there.
  ///
  /// On failure the stacks stay as they were and ``failure`` says why.
  ///
  /// - Returns: where it led; nil on failure.
  @discardableResult
  public func handle(url: String) async -> Destination? {
    do throws(NavigationFailure) {
      let link: DeepLink
      do {
        link = try DeepLink(parsing: url)
      } catch {
        throw .badLink(error)
      }
      let destination = try await resolver.destination(of: link)
      failure = nil
      navigator.navigate(to: destination.route, on: link.tab)
      return destination
    } catch {
      failure = error
      return nil
    }
  }
}

extension DeepLink {
  /// The tab that its destination belongs on; nil for a sheet, which lies over any.
  fileprivate var tab: NavigationTab? {
    switch self {
    case .album: .home
    case .crate: .crates
    case .search: .search
    case .scanner: nil
    }
  }
}

import Library
import Links
import Navigation
import Observation
import Releases

/// The tabs of VinylCrate, their stacks and the sheet.
public typealias AppNavigator = Navigator<NavigationTab, Route>

/// The one owner of VinylCrate's navigation: it turns links into routes, and routes into a state.
///
/// It looks up one thing at a time. A newer link, scan or choice wins over an older one that is
/// still being looked up, whichever is answered first; the older is cancelled and changes nothing.
/// Where the catalogue cannot answer, it shows what the library knows of the record.
@Observable
@MainActor
public final class AppCoordinator {
  /// The tabs, their stacks and the sheet.
  @ObservationIgnored public let navigator: AppNavigator

  /// Why the last request led nowhere, to be shown once; nil when it led somewhere.
  public private(set) var failure: LinkFailure?

  /// The request that ``failure`` is about, for ``retry()``.
  public private(set) var failedRequest: AppRequest?

  /// Finds what links name. It has no state, so scanners may use it on any thread. A catalogue that
  /// cannot answer is a failure here, so that the scan is kept and looked up later.
  public nonisolated let resolver: DeepLinkResolver

  /// As ``resolver``, except that it falls back on the library.
  nonisolated let records: RecordFinder

  nonisolated let library: any LibraryReader

  @ObservationIgnored private let lookUp = LatestWork<AppRequest>()

  /// - Parameters:
  ///   - library: Where crates and folders are; left out, there are none.
  ///   - preferences: As in `PressingClues`, at each look-up.
  ///   - breakpoint: The width from which on there are two columns, in the unit that the front
  ///     reports by `navigator.resize(width:)`; left out, there is always one.
  ///   - log: Called after each change with the action that made it.
  public init(
    catalog: any ReleaseCatalog, library: any LibraryReader = InMemoryLibrary(),
    preferring preferences: @escaping @Sendable () -> PressingPreferences = {
      PressingPreferences()
    }, breakpoint: Int = .max,
    log: @escaping @MainActor (NavigationAction<NavigationTab, Route>) -> Void = { _ in }
  ) {
    navigator = Navigator(
      initialTab: .home, layout: ColumnLayout(breakpoint: breakpoint), log: log)
    resolver = DeepLinkResolver(
      RecordFinder(catalog: catalog, library: library, preferring: preferences))
    records = RecordFinder(
      catalog: catalog, library: library, fallsBackOnLibrary: true,
      preferring: preferences)
    self.library = library
  }

  /// What is being looked up; nil while nothing is.
  public var request: AppRequest? { lookUp.subject }

  /// Whether something is being looked up.
  public var isBusy: Bool { request != nil }

  /// Takes the failure off the screen.
  public func dismissFailure() { (failure, failedRequest) = (nil, nil) }

  /// Looks something up, in place of what is being looked up, and keeps the failure if there is one.
  /// Where the catalogue refuses the token, signing in begins.
  ///
  /// - Returns: nil on failure, and when it was cancelled or overtaken.
  func find<Found: Sendable>(
    _ request: AppRequest,
    _ work: @escaping @Sendable (DeepLinkResolver) async throws(LinkFailure) -> Found
  ) async -> Found? {
    let resolver = DeepLinkResolver(records)
    let result = await lookUp.run(on: request) { () throws(LinkFailure) in
      try await work(resolver)
    }
    switch result {
    case .success(let found):
      dismissFailure()
      return found
    case .failure(let reason):
      (failure, failedRequest) = (reason, request)
      if reason.kind == .unauthorized { beginSignIn() }
      return nil
    case nil:
      return nil
    }
  }

  /// Gives up what is being looked up, because something else was found meanwhile.
  func stopFinding() {
    lookUp.cancel()
    dismissFailure()
  }

  /// Begins to sign in, in a sheet or above the one that is there.
  func beginSignIn() {
    let isUnderSheet = navigator.state.sheet == nil
    isUnderSheet
      ? navigator.presentSheet(.signIn(.token)) : navigator.push(.signIn(.token))
  }
}

extension AppCoordinator: ClearableNavigation {
  /// Forgets every stack, the sheet, the failure, and what is being looked up.
  public func clear() {
    stopFinding()
    navigator.clear()
  }
}

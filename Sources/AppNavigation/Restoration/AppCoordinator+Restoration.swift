import Accounts
import Foundation
import Links
import Navigation

/// Keeps where the user was, from run to run.
public typealias AppNavigationStore = NavigationStore<NavigationTab, Route>

extension AppNavigationStore {
  /// `navigation.json` in the folder of the app's state.
  public init(in folders: UserFolders) {
    self.init(file: folders.state.appendingPathComponent("navigation.json"))
  }
}

extension AppCoordinator {
  /// Reads where the user was.
  ///
  /// What cannot be restored is told by the restorer, not in ``failure``, because nobody asked for it.
  /// To save from then on, keep `navigator.autosave(to: store, keeping: restorer.pending)` running.
  ///
  /// - Throws: When the file can be neither read nor moved aside. Do not save then.
  public func restore(from store: AppNavigationStore) async throws -> RestorationOutcome {
    switch try await store.load() {
    case .nothing: return .nothing
    case .setAside(let file, _): return .setAside(file: file)
    case .archive(let archive):
      let routes = RouteRestorer(records)
      return .restoring(
        NavigationRestorer(archive, on: navigator) { token in try await routes.route(for: token) })
    }
  }
}

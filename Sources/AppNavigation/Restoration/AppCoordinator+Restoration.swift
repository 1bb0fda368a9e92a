import Accounts
import Foundation
import Links
import Navigation

/// Where VinylCrate keeps where the user was.
public typealias AppNavigationStore = NavigationStore<NavigationTab, Route>

extension AppNavigationStore {
  /// `navigation.json` in the folder of the app's state.
  public init(in folders: UserFolders) {
    self.init(file: folders.state.appendingPathComponent("navigation.json"))
  }
}

extension AppCoordinator {
  /// Goes back to where the user was, each tab on its own.
  ///
  /// What cannot be restored is left out and told in the outcome, not in ``failure``, because nobody
  /// asked for it. To save from then on, keep `navigator.autosave(to:keeping:)` running, with the
  /// paths that are unresolved.
  ///
  /// - Throws: When the file can be neither read nor moved aside. Do not save then.
  public func restore(from store: AppNavigationStore) async throws -> RestorationOutcome {
    switch try await store.load() {
    case .nothing:
      return .nothing
    case .setAside(let file, _):
      return .setAside(file: file)
    case .archive(let archive):
      let restorer = restorer
      let restoration = await find { () async throws(LinkFailure) in
        await archive.restore(initialTab: .home) { try await restorer.route(for: $0) }
      }
      guard let restoration else { return .overtaken }
      navigator.reset(to: restoration.state)
      return .restored(restoration)
    }
  }
}

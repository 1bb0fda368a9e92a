import Accounts
import Links
import Navigation

extension AppNavigationStore {
  /// `first-run.json` in the folder of the app's state, for a first run that was not finished.
  public init(ofFirstRunIn folders: UserFolders) {
    self.init(file: folders.state.appendingPathComponent("first-run.json"))
  }
}

extension AppSession {
  /// Goes back to the step of the first run that was in view when the app was left, with what was
  /// chosen by then. To save it, keep `onboarding.navigator.autosave(to:)` running.
  ///
  /// A user who went on meanwhile stays there. A file of no use is set aside, and the first run begins
  /// anew.
  ///
  /// - Throws: When the file can be neither read nor moved aside. Do not save then.
  public func restoreFirstRun(from store: AppNavigationStore) async throws {
    let navigator = onboarding.navigator
    let before = navigator.state
    guard case .archive(let archive) = try await store.load() else { return }
    let restored = await archive.restore(initialTab: before.selectedTab) { token -> Route? in
      guard case .welcome(let step, let choices?) = token else { return nil }
      return .welcome(step, choices)
    }
    let isWelcome = onboarding.welcome.current != nil && restored.state.sheet != nil
    guard isWelcome, navigator.state == before else { return }
    navigator.reset(to: restored.state)
  }
}

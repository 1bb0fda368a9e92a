import Accounts
import AppNavigation
import Links
import Releases
import SampleRecords
import Synchronization

/// A Discogs that knows the tokens `ada-1` and `ada-2`, answers `slow` when it is told to, and is
/// offline for `far`.
actor FakeChecker: TokenChecker {
  private var waiting: CheckedContinuation<Void, Never>?

  func account(for token: DiscogsToken) async throws(SignInFailure) -> DiscogsAccount {
    switch token.secret {
    case "ada-1", "ada-2": return DiscogsAccount(username: token.secret)
    case "far": throw .offline("no route")
    case "slow":
      await withCheckedContinuation { waiting = $0 }
      return DiscogsAccount(username: "slow")
    default: throw .rejected
    }
  }

  func isAsked() async { while waiting == nil { await Task.yield() } }

  func letGo() { waiting?.resume() }
}

/// A store in memory that can be made to fail.
final class FakeStore: TokenStore, SessionStore {
  private struct Contents {
    var token: DiscogsToken?
    var record: SessionRecord?
    var failure: StorageFailure?
  }

  private let contents = Mutex(Contents())

  func fail(with failure: StorageFailure?) { contents.withLock { $0.failure = failure } }

  func token() throws(StorageFailure) -> DiscogsToken? { try read().token }
  func record() throws(StorageFailure) -> SessionRecord? { try read().record }

  func save(_ token: DiscogsToken) throws(StorageFailure) { try change { $0.token = token } }
  func remove() throws(StorageFailure) { try change { $0.token = nil } }
  func save(_ record: SessionRecord) throws(StorageFailure) { try change { $0.record = record } }

  private func read() throws(StorageFailure) -> Contents {
    let contents = contents.withLock { $0 }
    if let failure = contents.failure { throw failure }
    return contents
  }

  private func change(_ body: @Sendable (inout Contents) -> Void) throws(StorageFailure) {
    _ = try read()
    contents.withLock { body(&$0) }
  }
}

extension AppSession {
  /// A session as it is after a start, with what the store has kept.
  static func started(
    with store: FakeStore, checker: FakeChecker = FakeChecker(),
    catalog: any ReleaseCatalog = FakeCatalog()
  ) -> AppSession {
    AppSession(
      coordinator: AppCoordinator(catalog: catalog, library: Samples.library), checker: checker,
      tokens: store, sessions: store)
  }

  /// Goes through the first run.
  func completeWelcome() {
    for step in WelcomeStep.allCases { advanceWelcome(from: step) }
  }
}

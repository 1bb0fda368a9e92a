import Accounts
import AppNavigation
import Files
import Foundation
import Library
import Links
import Problems
import SampleRecords
import Scanning
import Synchronization
import TestSupport

@testable import TerminalUI

/// The app without a terminal, over a library of its own and services that do nothing.
@MainActor
struct WalkingApp {
  let app: TerminalApp
  let library: LibraryDatabase
  private let folder: TemporaryFolder

  init(isWelcomed: Bool = true, profile: ProfileServices = .none) async throws {
    folder = try TemporaryFolder()
    library = try LibraryDatabase(path: folder.path("library.sqlite"))
    try await library.change { editor in
      for release in Samples.releases { _ = try editor.add(NewItem(release: release)) }
      let crate = try editor.createCrate("Sunday")
      _ = try editor.add(Samples.dub, to: crate)
      _ = try editor.want(Samples.record)
      return "filled"
    }
    let store = MemoryStore(isWelcomed: isWelcomed)
    let session = AppSession(
      coordinator: AppCoordinator(
        catalog: FakeCatalog(), library: library, breakpoint: AppLayout.twoColumns),
      checker: store, tokens: store, sessions: store)
    app = TerminalApp(
      session: session,
      services: AppServices(
        library: library, catalog: FakeCatalog(),
        folders: UserFolders(environment: ["HOME": folder.path]),
        scanner: PhotoScanner(resolver: session.coordinator.resolver, owned: library),
        scan: { _, _ in }, market: { _ in .failed("no network") }, wording: .reasonsOnly,
        profile: profile, browser: WebBrowser { _ in false }),
      appearance: Appearance())
    app.refresh()
  }

  /// Waits for what is being read, so that keys meet screens with something on them.
  func settle() async {
    while let load = app.loads.values.first {
      await load.task.value
      await Task.yield()
    }
    await app.searching?.value
  }
}

/// Keeps a session, and knows no token.
private final class MemoryStore: TokenStore, SessionStore, TokenChecker {
  private let kept: Mutex<SessionRecord?>

  init(isWelcomed: Bool) {
    kept = Mutex(
      isWelcomed ? SessionRecord(choices: WelcomeChoices(), hasSkippedSignIn: true) : nil)
  }

  func token() -> DiscogsToken? { nil }
  func save(_ token: DiscogsToken) {}
  func remove() {}
  func record() -> SessionRecord? { kept.withLock { $0 } }
  func save(_ record: SessionRecord) { kept.withLock { $0 = record } }
  func account(for token: DiscogsToken) async throws(SignInFailure) -> DiscogsAccount {
    throw .rejected
  }
}

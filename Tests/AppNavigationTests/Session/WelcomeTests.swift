import Accounts
import AppNavigation
import Links
import Navigation
import TestSupport
import Testing

/// The first run.
@MainActor
@Suite struct WelcomeTests {
  private let store = FakeStore()

  @Test func itGoesThroughItsStepsOnce() {
    let session = AppSession.started(with: store)
    var seen: [Route] = []
    for _ in 0..<3 {
      guard let route = session.initialRoute, case .welcome(let step, _) = route else { break }
      seen.append(route)
      session.advanceWelcome(from: step)
    }
    let choices = WelcomeChoices()
    #expect(
      seen == [
        .welcome(.welcome, choices), .welcome(.catalogue, choices), .welcome(.preferences, choices),
      ])
    #expect(session.record.hasCompletedWelcome)
    #expect(session.initialRoute == .signIn(.token))
    #expect(AppSession.started(with: store).initialRoute == .signIn(.token))
  }

  @Test func aStepThatIsNotCurrentIsIgnored() {
    let session = AppSession.started(with: store)
    session.advanceWelcome(from: .preferences)
    #expect(session.initialRoute == .welcome(.welcome, WelcomeChoices()))
    session.advanceWelcome(from: .welcome)
    session.advanceWelcome(from: .welcome)
    #expect(session.initialRoute == .welcome(.catalogue, WelcomeChoices()))
    session.onboarding.navigator.pop()
    session.onboarding.navigator.pop()
    #expect(session.initialRoute == .welcome(.welcome, WelcomeChoices()))
  }

  @Test func whatWasChosenIsCarriedAndKept() {
    let session = AppSession.started(with: store)
    session.advanceWelcome(from: .welcome)
    session.onboarding.welcome.edit { $0.catalogue = .online }
    session.advanceWelcome(from: .catalogue)
    session.onboarding.welcome.edit { ($0.countries, $0.medium) = (["JM", "GB"], .any) }
    session.onboarding.navigator.pop()
    #expect(session.onboarding.welcome.values?.countries == ["JM", "GB"])
    session.advanceWelcome(from: .catalogue)
    session.advanceWelcome(from: .preferences)
    let choices = WelcomeChoices(catalogue: .online, countries: ["JM", "GB"], medium: .any)
    #expect(session.record.choices == choices)
    #expect(AppSession.started(with: store).record.choices == choices)
  }

  @Test func leftHalfWayItGoesOnThereWithWhatWasChosen() async throws {
    let folder = try TemporaryFolder()
    let file = AppNavigationStore(
      ofFirstRunIn: UserFolders(environment: ["VINYLCRATE_STATE": folder.path]))
    let first = AppSession.started(with: store)
    first.advanceWelcome(from: .welcome)
    first.onboarding.welcome.edit { $0.catalogue = .dump }
    try await file.save(NavigationArchive(first.onboarding.navigator.state))

    let next = AppSession.started(with: store)
    try await next.restoreFirstRun(from: file)
    let choices = WelcomeChoices(catalogue: .dump)
    #expect(next.initialRoute == .welcome(.catalogue, choices))
    next.onboarding.navigator.pop()
    #expect(next.initialRoute == .welcome(.welcome, choices))
  }

  @Test func aFirstRunThatWasFinishedIsNotRestored() async throws {
    let folder = try TemporaryFolder()
    let file = AppNavigationStore(file: folder.url("first-run.json"))
    let session = AppSession.started(with: store)
    try await file.save(NavigationArchive(session.onboarding.navigator.state))
    session.completeWelcome()
    try await session.restoreFirstRun(from: file)
    #expect(session.initialRoute == .signIn(.token))
  }

  @Test func whatCannotBeKeptIsToldAndTheRunGoesOn() {
    let session = AppSession.started(with: store)
    let failure = StorageFailure(path: "/session.json", cause: "No space left on device")
    store.fail(with: failure)
    session.completeWelcome()
    #expect(session.failure == failure)
    #expect(session.initialRoute == .signIn(.token))
  }
}

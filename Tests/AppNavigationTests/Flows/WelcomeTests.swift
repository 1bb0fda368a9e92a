import Accounts
import AppNavigation
import Links
import Testing

/// The first run.
@MainActor
@Suite struct WelcomeTests {
  private let store = FakeStore()

  @Test func itGoesThroughItsStepsOnce() {
    let session = AppSession.started(with: store)
    var seen: [Route] = []
    for _ in 0..<3 {
      guard let route = session.initialRoute, case .welcome(let step) = route else { break }
      seen.append(route)
      session.advanceWelcome(from: step)
    }
    #expect(seen == [.welcome(.welcome), .welcome(.catalogue), .welcome(.preferences)])
    #expect(session.record.hasCompletedWelcome)
    #expect(session.initialRoute == .signIn(.token))
    #expect(AppSession.started(with: store).initialRoute == .signIn(.token))
  }

  @Test func aStepThatIsNotCurrentIsIgnored() {
    let session = AppSession.started(with: store)
    session.advanceWelcome(from: .preferences)
    #expect(session.initialRoute == .welcome(.welcome))
    session.advanceWelcome(from: .welcome)
    session.advanceWelcome(from: .welcome)
    #expect(session.initialRoute == .welcome(.catalogue))
    session.backInWelcome()
    session.backInWelcome()
    #expect(session.initialRoute == .welcome(.welcome))
  }

  @Test func whatWasChosenIsCarriedAndKept() {
    let session = AppSession.started(with: store)
    session.advanceWelcome(from: .welcome)
    session.onboarding.choices.catalogue = .online
    session.advanceWelcome(from: .catalogue)
    session.onboarding.choices.countries = ["JM", "GB"]
    session.onboarding.choices.medium = .any
    session.backInWelcome()
    session.advanceWelcome(from: .catalogue)
    session.advanceWelcome(from: .preferences)
    let choices = WelcomeChoices(catalogue: .online, countries: ["JM", "GB"], medium: .any)
    #expect(session.record.choices == choices)
    #expect(AppSession.started(with: store).record.choices == choices)
  }

  @Test func leftHalfWayItBeginsAnew() {
    AppSession.started(with: store).advanceWelcome(from: .welcome)
    #expect(AppSession.started(with: store).initialRoute == .welcome(.welcome))
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

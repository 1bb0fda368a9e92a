import Foundation
import Navigation
import Testing

/// A sign-up in three steps, whose pages are routes on a tab.
@MainActor
@Suite struct FlowCoordinatorTests {
  enum Step: String, CaseIterable, Codable { case name, password, terms }

  struct SignUp: Hashable, Codable {
    var name = ""
    var password = ""
    var agrees = false
  }

  enum Route: RestorableRoute {
    case signUp(Step, SignUp)
    case help

    enum ID: Hashable {
      case signUp(Step)
      case help
    }

    /// The password is left out: secrets do not belong in a file.
    struct Token: Hashable, Codable {
      let step: Step
      let name: String
    }

    var id: ID {
      switch self {
      case .signUp(let step, _): .signUp(step)
      case .help: .help
      }
    }

    var token: Token? {
      switch self {
      case .signUp(let step, let values): Token(step: step, name: values.name)
      case .help: nil
      }
    }
  }

  private typealias Flow = FlowCoordinator<TestTab, Route, Step, SignUp>

  private let navigator = Navigator<TestTab, Route>(initialTab: .first)
  private let flow: Flow

  init() { flow = Self.makeFlow(on: navigator) }

  private static func makeFlow(on navigator: Navigator<TestTab, Route>) -> Flow {
    Flow(on: navigator, route: Route.signUp) { route in
      guard case .signUp(let step, let values) = route else { return nil }
      return (step, values)
    }
  }

  @Test func theStepsFollowInOrderAndCarryWhatWasEntered() {
    #expect(flow.current == nil)
    flow.start(with: SignUp())
    flow.edit { $0.name = "Ada" }
    #expect(flow.advance(from: .name) == nil)
    flow.edit { $0.password = "analytical" }
    #expect(flow.advance(from: .password) == nil)
    #expect(flow.path == [.name, .password, .terms])
    flow.edit { $0.agrees = true }
    let entered = SignUp(name: "Ada", password: "analytical", agrees: true)
    #expect(flow.values == entered)
    #expect(flow.advance(from: .terms) == entered)
    #expect(navigator.state == NavigationState(selectedTab: .first))
  }

  @Test func aStepThatIsNotInViewIsIgnored() {
    flow.start(with: SignUp())
    flow.advance(from: .password)
    #expect(flow.path == [.name])
    flow.advance(from: .name)
    flow.advance(from: .name)
    #expect(flow.path == [.name, .password])
    navigator.push(.help)
    flow.advance(from: .password)
    #expect(navigator.state.frontRoute == .help)
  }

  @Test func goingBackWithPopLosesNothingThatWasEntered() {
    flow.start(with: SignUp())
    flow.edit { $0.name = "Ada" }
    flow.advance(from: .name)
    flow.edit { $0.password = "analytical" }
    navigator.pop()
    #expect(flow.current == .name)
    let entered = SignUp(name: "Ada", password: "analytical")
    #expect(navigator.state.frontRoute == .signUp(.name, entered))
    flow.advance(from: .name)
    #expect(navigator.state.frontRoute == .signUp(.password, entered))
  }

  @Test func leavingTakesThePagesOfTheFlowAndNoOther() {
    navigator.push(.help)
    flow.start(with: SignUp())
    flow.advance(from: .name)
    flow.leave()
    #expect(navigator.state.frontPath == [.help])
  }

  @Test func inASheetPoppingStopsAtTheFirstStep() {
    navigator.presentSheet(.signUp(.name, SignUp()))
    flow.edit { $0.name = "Ada" }
    flow.advance(from: .name)
    #expect(flow.path == [.name, .password])
    navigator.pop()
    navigator.pop()
    #expect(navigator.state.frontRoute == .signUp(.name, SignUp(name: "Ada")))
    flow.leave()
    #expect(navigator.state.sheet == nil)
  }

  @Test func itIsRestoredWithItsStack() async throws {
    flow.start(with: SignUp())
    flow.edit { $0.name = "Ada" }
    flow.advance(from: .name)
    flow.edit { $0.password = "analytical" }
    let data = try JSONEncoder().encode(NavigationArchive(navigator.state))
    #expect(!String(decoding: data, as: UTF8.self).contains("analytical"))

    let archive = try JSONDecoder().decode(
      NavigationArchive<TestTab, Route.Token>.self, from: data)
    let next = Navigator<TestTab, Route>(initialTab: .second)
    let restoration = await archive.restore(initialTab: .second) {
      Route.signUp($0.step, SignUp(name: $0.name))
    }
    next.reset(to: restoration.state)
    let restored = Self.makeFlow(on: next)
    #expect(restored.path == [.name, .password])
    #expect(restored.values == SignUp(name: "Ada"))
  }

  @Test func aFlowWithoutValuesHasStepsOnly() {
    let navigator = Navigator<TestTab, Step>(initialTab: .first)
    let flow = FlowCoordinator(on: navigator, route: { (step: Step) in step }, step: \.self)
    flow.start()
    flow.advance(from: .name)
    #expect(flow.path == [.name, .password])
    flow.advance(from: .password)
    #expect(flow.advance(from: .terms) != nil)
    #expect(flow.path.isEmpty)
  }
}

extension FlowCoordinatorTests.Step: NavigationRoute {}

import Navigation
import Testing

enum SignUpStep: CaseIterable { case name, password, terms }

struct SignUp: Hashable {
  var name = ""
  var password = ""
}

enum DoorRoute: NavigationRoute {
  case signUp(SignUpStep, SignUp)

  var id: SignUpStep {
    switch self {
    case .signUp(let step, _): step  // The values are no part of the id.
    }
  }
}

/// The code of "Flows".
@MainActor
@Suite struct FlowExamples {
  let door = Navigator<AppTab, DoorRoute>(initialTab: .reading)

  var signUp: FlowCoordinator<AppTab, DoorRoute, SignUpStep, SignUp> {
    FlowCoordinator(on: door, route: DoorRoute.signUp) { route in
      switch route {
      case .signUp(let step, let values): (step, values)
      }
    }
  }

  @Test func aFlow() {
    signUp.start(with: SignUp())
    signUp.edit { $0.name = "Ada" }
    signUp.advance(from: .name)
    door.pop()  // back, with the name still there
    signUp.advance(from: .name)
    #expect(signUp.path == [.name, .password])
    #expect(signUp.values == SignUp(name: "Ada"))

    signUp.advance(from: .password)
    if let entered = signUp.advance(from: .terms) {
      print("Welcome, \(entered.name)")
    }
    #expect(signUp.path.isEmpty)
  }

  @Test func aGate() {
    let app = AppNavigator(initialTab: .reading)
    let gate = NavigationGate(isOpen: false, outside: door, inside: app)

    gate.update(isOpen: true)  // signed in
    app.push(.book(emma))
    gate.update(isOpen: false)  // signed out: both sides are cleared

    switch gate.side {
    case .outside(let door): #expect(door.state.routes.isEmpty)
    case .inside: Issue.record("the gate is open")
    }
    #expect(app.state.routes.isEmpty)
  }
}

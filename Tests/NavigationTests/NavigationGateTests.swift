import Navigation
import Testing

@MainActor
@Suite struct NavigationGateTests {
  private enum SignInRoute: NavigationRoute { case form, help }

  private let outside = Navigator<TestTab, SignInRoute>(initialTab: .first)
  private let inside = TestNavigator(initialTab: .first)

  @Test func theConditionChoosesTheSide() {
    let gate = NavigationGate(isOpen: false, outside: outside, inside: inside)
    #expect(isInside(gate) == false)
    gate.update(isOpen: true)
    #expect(isInside(gate) == true)
  }

  @Test func openingKeepsBothStacks() {
    let gate = NavigationGate(isOpen: false, outside: outside, inside: inside)
    outside.push(.help)
    inside.push(.page(1))
    gate.update(isOpen: true)
    #expect(outside.state.frontPath == [.help])
    #expect(inside.state.frontPath == [.page(1)])
  }

  @Test func shuttingClearsBothSides() {
    let gate = NavigationGate(isOpen: true, outside: outside, inside: inside)
    outside.push(.help)
    inside.navigate(to: .page(1), on: .second)
    inside.presentSheet(.search)
    gate.update(isOpen: false)
    #expect(outside.state == NavigationState(selectedTab: .first))
    #expect(inside.state == NavigationState(selectedTab: .first))
  }

  @Test func theSameConditionAgainChangesNothing() {
    let gate = NavigationGate(isOpen: false, outside: outside, inside: inside)
    outside.push(.form)
    gate.update(isOpen: false)
    #expect(outside.state.frontPath == [.form])
  }

  private func isInside(
    _ gate: NavigationGate<Navigator<TestTab, SignInRoute>, TestNavigator>
  ) -> Bool {
    switch gate.side {
    case .inside: true
    case .outside: false
    }
  }
}

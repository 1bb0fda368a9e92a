import Navigation

/// A state that tests change by reference, because an expectation cannot mutate a value.
final class Subject {
  var state: TestState

  init(_ state: TestState = TestState(selectedTab: .first)) { self.state = state }

  @discardableResult
  func apply(_ action: TestAction) -> Bool { state.apply(action) }
}

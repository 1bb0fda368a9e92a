/// A walk through steps in a fixed order, such as a sign-up, whose pages are routes of a navigator.
///
/// The order is that in which the step enum declares its cases: to add a step, add a case there.
///
/// The flow keeps nothing itself. Which step it is at is told by the route in front, so that whatever
/// goes back (a pop, a gesture, a button) takes the flow along. What was entered travels in the routes,
/// and ``edit(_:)`` writes it to every page of the flow, so that nothing is lost on the way back. A
/// flow is restored with the stack that it is on.
@MainActor
public struct FlowCoordinator<
  Tab: Hashable & Sendable, Route: NavigationRoute, Step: CaseIterable & Hashable & Sendable, Values
> {
  /// A page of the flow: its step, and what was entered so far.
  public typealias Page = (step: Step, values: Values)

  /// The navigator with the pages of the flow.
  public let navigator: Navigator<Tab, Route>

  private let route: (Step, Values) -> Route
  private let page: (Route) -> Page?

  /// A flow on a navigator. Give the route of each step an `id` of its own that leaves the values
  /// out.
  ///
  /// - Parameter route: Makes the route of a step.
  /// - Parameter page: Takes it apart again; nil for a route that is no part of the flow.
  public init(
    on navigator: Navigator<Tab, Route>, route: @escaping (Step, Values) -> Route,
    page: @escaping (Route) -> Page?
  ) {
    self.navigator = navigator
    self.route = route
    self.page = page
  }

  /// The step in view; nil while something else is.
  public var current: Step? { front?.step }

  /// What was entered so far; nil while no step is in view.
  public var values: Values? { front?.values }

  /// The steps of the stack in front, from the first to the last.
  public var path: [Step] { pages.map(\.step) }

  /// Takes the person to the first step, by sheet or by push as its route says.
  public func start(with values: Values) {
    guard let first = Step.allCases.first else { return }
    navigator.navigate(to: route(first, values))
  }

  /// Changes what was entered, for all steps of the stack in front.
  public func edit(_ change: (inout Values) -> Void) {
    guard var values else { return }
    change(&values)
    for step in path { navigator.update(route(step, values)) }
  }

  /// Goes on to the next step. After the last one the pages of the flow are taken away.
  ///
  /// Ignored unless `step` is the one in view, so that a double tap or a late answer cannot skip a
  /// step that nobody saw.
  ///
  /// - Returns: what was entered, when that completed the flow.
  @discardableResult
  public func advance(from step: Step) -> Values? {
    guard let front, front.step == step else { return nil }
    guard let next = Step.allCases.drop(while: { $0 != step }).dropFirst().first else {
      leave()
      return front.values
    }
    navigator.push(route(next, front.values))
    return nil
  }

  /// Takes all pages of the flow away.
  public func leave() {
    navigator.remove { page($0) != nil }
  }

  private var front: Page? { navigator.state.frontRoute.flatMap(page) }

  private var pages: [Page] {
    let state = navigator.state
    return ((state.sheet.map { [$0.root] } ?? []) + state.frontPath).compactMap(page)
  }
}

extension FlowCoordinator where Values == Void {
  /// A flow that carries no values.
  public init(
    on navigator: Navigator<Tab, Route>, route: @escaping (Step) -> Route,
    step: @escaping (Route) -> Step?
  ) {
    self.init(
      on: navigator, route: { step, _ in route(step) },
      page: { route in step(route).map { ($0, ()) } })
  }

  /// Takes the person to the first step, by sheet or by push as its route says.
  public func start() { start(with: ()) }
}

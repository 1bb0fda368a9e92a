import Observation

/// Holds the ``NavigationState`` of a window, for those who navigate and for whoever draws.
///
/// There is one to a window, handed to those who need it. It adds no rule of its own: what an
/// action does is told by ``NavigationState/apply(_:)``.
///
/// It is `Observable`: whoever reads ``state`` while being tracked is told of the next change.
@MainActor
public final class Navigator<Tab: Hashable & Sendable, Route: NavigationRoute>: Observable {
  public typealias State = NavigationState<Tab, Route>
  public typealias Action = NavigationAction<Tab, Route>

  /// The tab that ``clear()`` goes back to.
  public let initialTab: Tab

  /// How often the state changed.
  private(set) var revision = 0

  /// Called after each action, also one that changed nothing, before anybody else is told. An action
  /// that was confirmed, or that discards edits, is given as the action that it stands for.
  var onSend: ((Action) -> Void)? {
    didSet { isAwaited = true }
  }

  private var currentState: State
  private var subscribers = Subscribers<Action>()
  private var savers = Subscribers<Void>()
  private var waiters = ResultWaiters<Tab, Route>()

  /// Whether a restorer or a waiter was ever there. Asking them at each navigation would cost a tenth
  /// of it.
  private var isAwaited = false

  private let log: @MainActor (Action) -> Void
  private let registrar = ObservationRegistrar()

  // The `@Observable` macro would make this key path anew for each access, which in a generic class
  // costs several times as much as the navigation itself.
  private let stateKeyPath = \Navigator.state

  /// Starts in `state`, whose tab is the one that ``clear()`` goes back to.
  ///
  /// - Parameter log: Called after each change with the action that made it. Applying the same
  ///   actions to the same first state leads to the same last state.
  public init(state: State, log: @escaping @MainActor (Action) -> Void = { _ in }) {
    self.currentState = state
    self.initialTab = state.selectedTab
    self.log = log
  }

  /// Starts at the root of a tab.
  ///
  /// - Parameter layout: The breakpoint from which on two columns are shown; left out, there is one.
  /// - Parameter log: Called after each change with the action that made it.
  public convenience init(
    initialTab: Tab, layout: ColumnLayout = ColumnLayout(),
    log: @escaping @MainActor (Action) -> Void = { _ in }
  ) {
    self.init(state: State(selectedTab: initialTab, layout: layout), log: log)
  }

  deinit {
    subscribers.finish()
    savers.finish()
    waiters.finish()
  }

  /// Where the person is. Keeping a copy across a change makes that one change O(n).
  public var state: State {
    registrar.access(self, keyPath: stateKeyPath)
    return currentState
  }

  /// The actions that change the state from now on, in order and none lost.
  ///
  /// Each access is a subscription of its own, which ends with its task or with the navigator.
  /// What a slow subscriber has not read yet is kept for it without bound, so read or drop it.
  public var changes: AsyncStream<Action> { subscribers.subscribe() }

  /// Says after each change that there may be something to save. What is not heard yet is said once.
  var saveRequests: AsyncStream<Void> { savers.subscribe(keeping: .bufferingNewest(1)) }

  /// Says that there may be something to save, although the state did not change.
  func requestSave() { savers.publish(()) }

  /// Applies an action and announces it if it changed anything.
  public func send(_ action: Action) {
    guard isAwaited ? applyAwaited(action) : currentState.apply(action) else { return }
    revision += 1
    // In this order a log or an observer that navigates in turn does not overtake.
    subscribers.publish(action)
    requestSave()
    log(action)
    registrar.withMutation(of: self, keyPath: stateKeyPath) {}
  }

  /// Presents a route as a sheet that returns a value.
  ///
  /// `await navigator.presentSheet(.crateEditor, returning: Crate.self).value` goes on when the sheet
  /// calls ``finishSheet(with:)``. It goes on with `nil` when the sheet is dismissed, replaced or
  /// cleared, or presented again by somebody else who waits, and when the value is of another type.
  /// A task that is cancelled stops waiting and leaves the sheet where it is.
  public func presentSheet<Value: Sendable>(
    _ route: Route, returning type: Value.Type
  ) -> NavigationResult<Value> {
    let (result, waiter) = NavigationResult<Value>.makeResult()
    isAwaited = true
    waiters.add(waiter, for: .sheet(route.id))
    send(.presentSheet(route))
    waiters.settle(in: currentState)
    return result
  }

  /// Dismisses the sheet, unsaved edits or not, and returns a value to whoever presented it.
  public func finishSheet(with value: some Sendable) {
    guard let root = currentState.sheet?.root else { return }
    waiters.yield(value, from: .sheet(root.id))
    send(.discardingEdits(.dismissSheet))
  }

  /// Shows an alert and returns the action of the chosen button, or `nil` when the alert is dismissed
  /// or replaced, and when the button has no action.
  public func ask(_ alert: NavigationAlert<Route.AlertAction>)
    -> NavigationResult<Route.AlertAction>
  {
    let (result, waiter) = NavigationResult<Route.AlertAction>.makeResult()
    isAwaited = true
    waiters.add(waiter, for: .alert(alert))
    send(.presentAlert(alert))
    waiters.settle(in: currentState)
    return result
  }

  /// Applies an action for a restorer, or for somebody who waits for a value.
  private func applyAwaited(_ action: Action) -> Bool {
    let alert = currentState.alert
    let effectiveAction = currentState.effectiveAction(of: action)
    let isChanged = currentState.apply(action)
    onSend?(effectiveAction)
    if isChanged, case .answerAlert(let answer?) = action, let alert {
      waiters.yield(answer, from: .alert(alert))
    }
    waiters.settle(in: currentState)
    return isChanged
  }
}

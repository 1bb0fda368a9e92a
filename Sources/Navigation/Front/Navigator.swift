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

  private var currentState: State
  private var subscribers = Subscribers<Action>()
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
  public convenience init(initialTab: Tab) {
    self.init(state: State(selectedTab: initialTab))
  }

  deinit { subscribers.finish() }

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

  /// Applies an action and announces it if it changed anything.
  public func send(_ action: Action) {
    guard currentState.apply(action) else { return }
    revision += 1
    // In this order a log or an observer that navigates in turn does not overtake.
    subscribers.publish(action)
    log(action)
    registrar.withMutation(of: self, keyPath: stateKeyPath) {}
  }
}

import Observation

/// Holds the ``NavigationState`` of a window, for those who navigate and for whoever draws.
///
/// There is one to a window, handed to those who need it. It adds no rule of its own: what an
/// action does is told by ``NavigationState/apply(_:)``.
@Observable
@MainActor
public final class Navigator<Tab: Hashable & Sendable, Route: NavigationRoute> {
  public typealias State = NavigationState<Tab, Route>
  public typealias Action = NavigationAction<Tab, Route>

  /// Where the person is. Keeping a copy across a change makes that one change O(n).
  public private(set) var state: State

  @ObservationIgnored public let initialTab: Tab

  /// How often the state changed.
  @ObservationIgnored private(set) var revision = 0

  @ObservationIgnored private var subscribers = Subscribers<Action>()

  @ObservationIgnored private let log: @MainActor (Action) -> Void

  /// Starts in `state`, whose tab is the one that ``clear()`` goes back to.
  ///
  /// - Parameter log: Called after each change with the action that made it. Applying the same
  ///   actions to the same first state leads to the same last state.
  public init(state: State, log: @escaping @MainActor (Action) -> Void = { _ in }) {
    self.state = state
    self.initialTab = state.selectedTab
    self.log = log
  }

  /// Starts at the root of a tab.
  public convenience init(initialTab: Tab) {
    self.init(state: State(selectedTab: initialTab))
  }

  deinit { subscribers.finish() }

  /// The actions that change the state from now on, in order and none lost.
  ///
  /// Each access is a subscription of its own, which ends with its task or with the navigator.
  /// What a slow subscriber has not read yet is kept for it without bound, so read or drop it.
  public var changes: AsyncStream<Action> { subscribers.subscribe() }

  /// Applies an action and announces it if it changed anything.
  public func send(_ action: Action) {
    guard state.apply(action) else { return }
    revision += 1
    // Announced before it is logged: a log that navigates in turn must not overtake.
    subscribers.publish(action)
    log(action)
  }
}

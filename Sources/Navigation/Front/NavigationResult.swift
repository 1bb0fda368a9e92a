/// What a sheet or an alert returns, for whoever asked for it.
///
/// It keeps neither the navigator nor the sheet alive.
public struct NavigationResult<Value: Sendable>: Sendable {
  private let values: AsyncStream<Value>

  /// Waits for the value; `nil` when the sheet or the alert went away without one, when the navigator
  /// is gone, and when the task is cancelled. Await it once.
  public var value: Value? {
    get async {
      for await value in values { return value }
      return nil
    }
  }

  static func makeResult() -> (result: NavigationResult, waiter: ResultWaiter) {
    let (values, continuation) = AsyncStream.makeStream(of: Value.self)
    let waiter = ResultWaiter(
      yield: { value in
        if let value = value as? Value { continuation.yield(value) }
      },
      finish: { continuation.finish() })
    return (NavigationResult(values: values), waiter)
  }
}

/// The other end of a ``NavigationResult``.
struct ResultWaiter: Sendable {
  /// Hands over the value, unless it is of another type than is waited for.
  let yield: @Sendable (any Sendable) -> Void

  /// Ends the waiting, with the value that was handed over if there is one.
  let finish: @Sendable () -> Void
}

/// Those who wait for a value from the sheet or the alert, at most one for each.
struct ResultWaiters<Tab: Hashable & Sendable, Route: NavigationRoute>: Sendable {
  enum Subject: Hashable {
    case sheet(Route.ID)
    case alert(NavigationAlert<Route.AlertAction>)
  }

  private var waiters: [Subject: ResultWaiter] = [:]

  /// Adds a waiter. Who waited for the same before gets nothing.
  mutating func add(_ waiter: ResultWaiter, for subject: Subject) {
    waiters.updateValue(waiter, forKey: subject)?.finish()
  }

  func yield(_ value: any Sendable, from subject: Subject) {
    waiters[subject]?.yield(value)
  }

  /// Ends the waiting for what is neither shown in a state nor held back in it.
  mutating func settle(in state: NavigationState<Tab, Route>) {
    for (subject, waiter) in waiters where !state.mayReturn(from: subject) {
      waiter.finish()
      waiters[subject] = nil
    }
  }

  func finish() {
    for waiter in waiters.values { waiter.finish() }
  }
}

extension NavigationState {
  fileprivate func mayReturn(from subject: ResultWaiters<Tab, Route>.Subject) -> Bool {
    switch subject {
    case .alert(let asked):
      return asked == alert
    case .sheet(let id):
      if sheet?.root.id == id { return true }
      guard case .presentSheet(let route) = pendingLeave?.action else { return false }
      return route.id == id
    }
  }
}

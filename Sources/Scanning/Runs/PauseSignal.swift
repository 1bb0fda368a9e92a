import Synchronization

/// Asks work that takes one thing after the other to rest before the next one.
public final class PauseSignal: Sendable {
  private struct State {
    var isPaused = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  public init() {}

  public var isPaused: Bool { state.withLock { $0.isPaused } }

  public func pause() { state.withLock { $0.isPaused = true } }

  /// Goes on, with all that waits.
  public func resume() {
    let waiting = state.withLock { state in
      defer { state = State() }
      return state.waiting
    }
    for one in waiting { one.resume() }
  }

  /// Returns at once unless it is paused, else when it goes on or the task is cancelled.
  public func untilResumed() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { one in
        let waits = state.withLock { state in
          // A task that was cancelled before has nobody to wake it.
          guard state.isPaused, !Task.isCancelled else { return false }
          state.waiting.append(one)
          return true
        }
        if !waits { one.resume() }
      }
    } onCancel: {
      resume()
    }
  }
}

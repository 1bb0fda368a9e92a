import Files
import Releases
import Synchronization

/// A few connections to one server, each lent to one question at a time.
///
/// A server that lets long pass before it says nothing is not waited for by each of ten thousand photos:
/// after such a failure nobody asks it again for as long as that took.
final class ConnectionPool: Sendable {
  private struct State {
    var idle: [PostgresConnection] = []
    /// How many are lent or idle.
    var count = 0
    var waiting: [CheckedContinuation<PostgresConnection?, Never>] = []
    /// Until when nobody connects, and why.
    var pause: (end: ContinuousClock.Instant, failure: PostgresFailure)?
  }

  let address: PostgresAddress
  private let limit: Int
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state = Mutex(State())

  /// - Parameter limit: how many connections there are at most; who comes then waits for one.
  init(
    _ address: PostgresAddress, limit: Int = 4,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.address = address
    self.limit = limit
    self.now = now
  }

  /// What `body` makes with a connection.
  ///
  /// A connection that was idle may have died with a server that is back by now, which says nothing about
  /// the question: that is asked once more, with a new one. All else is told as it is.
  ///
  /// - Throws: `LookUpFailure`, and what `body` throws of its own.
  func with<Value>(_ body: (PostgresConnection) throws -> Value) async throws -> Value {
    let old = await take()
    return try await WaitingThread.run {
      var used = old
      defer { give(back: used) }
      do {
        do {
          let connection = try used ?? connect()
          used = connection
          return try body(connection)
        } catch let failure as PostgresFailure where failure.isConnectionLost && old != nil {
          used = nil
          dropIdle()
          let connection = try connect()
          used = connection
          return try body(connection)
        }
      } catch let failure as PostgresFailure {
        if failure.isConnectionLost { used = nil }
        throw failure.lookUpFailure(at: address)
      }
    }
  }

  private func connect() throws(PostgresFailure) -> PostgresConnection {
    let start = now()
    if let pause = state.withLock({ $0.pause }), start < pause.end { throw pause.failure }
    do {
      let connection = try PostgresConnection(address, for: .reading)
      state.withLock { $0.pause = nil }
      return connection
    } catch {
      let end = now()
      state.withLock { $0.pause = (end + (end - start), error) }
      throw error
    }
  }

  /// An idle connection; nil where a new one may be made.
  private func take() async -> PostgresConnection? {
    await withCheckedContinuation { continuation in
      let taken: PostgresConnection?? = state.withLock { state in
        if let idle = state.idle.popLast() { return .some(idle) }
        guard state.count < limit else {
          state.waiting.append(continuation)
          return nil
        }
        state.count += 1
        return .some(nil)
      }
      if let taken { continuation.resume(returning: taken) }
    }
  }

  /// - Parameter connection: nil for one that is of no more use.
  private func give(back connection: PostgresConnection?) {
    let next: CheckedContinuation<PostgresConnection?, Never>? = state.withLock { state in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      if let connection { state.idle.append(connection) } else { state.count -= 1 }
      return nil
    }
    next?.resume(returning: connection)
  }

  private func dropIdle() {
    state.withLock { state in
      state.count -= state.idle.count
      state.idle = []
    }
  }
}

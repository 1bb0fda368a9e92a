import PostgresServer
import Releases
import Synchronization
import Testing

@testable import PostgresCatalog

/// Connections are lent, and a server that is slow to fail is left alone for a while.
@Suite(.enabled(if: PostgresServer.isInstalled, "there is no PostgreSQL 15"))
struct ConnectionPoolTests {
  /// A clock that goes on by hand.
  private final class HandClock: Sendable {
    private let steps: Mutex<(now: ContinuousClock.Instant, step: Duration)>

    init() { steps = Mutex((.now, .zero)) }

    /// The time now; each look at the clock takes `step`.
    func now() -> ContinuousClock.Instant {
      steps.withLock { state in
        defer { state.now += state.step }
        return state.now
      }
    }

    func set(step: Duration) { steps.withLock { $0.step = step } }
    func goOn(_ duration: Duration) { steps.withLock { $0.now += duration } }
  }

  @Test("after ten seconds without an answer nobody asks for ten seconds more")
  func pause() async throws {
    let server = try PostgresServer()
    try server.stop()
    let clock = HandClock()
    let pool = ConnectionPool(try PostgresAddress(server.address()), now: clock.now)
    let one = { (connection: PostgresConnection) in
      try connection.rows("SELECT 1").integer(0, 0)
    }
    clock.set(step: .seconds(10))
    await #expect(throws: LookUpFailure.self) { try await pool.with(one) }
    // The second look was at its beginning, from which the pause counts.
    clock.set(step: .zero)
    clock.goOn(.seconds(-1))
    try server.start()
    await #expect(throws: LookUpFailure.self) { try await pool.with(one) }
    clock.goOn(.seconds(1))
    #expect(try await pool.with(one) == 1)
  }
}

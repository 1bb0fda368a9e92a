import OnlineCatalogs
import Synchronization

/// A clock that only moves when somebody sleeps or lets time pass.
final class VirtualClock: PaceClock {
  private let seconds: Mutex<Double>

  init(_ seconds: Double = 1000) { self.seconds = Mutex(seconds) }

  var now: Double { seconds.withLock { $0 } }

  func sleep(seconds: Double) async throws {
    try Task.checkCancellation()
    pass(seconds)
    // So that others who wait get on.
    await Task.yield()
  }

  func pass(_ seconds: Double) {
    self.seconds.withLock { $0 += seconds }
  }
}

extension OnlineConnections {
  /// Connections whose waiting takes no time.
  static func virtual(
    _ transport: any HTTPTransport, clock: VirtualClock = VirtualClock(), pace: String? = nil,
    cache: ReplyCache? = nil, patience: Double = .infinity
  ) throws -> OnlineConnections {
    var connections = try OnlineConnections(
      transport: transport, pace: PaceFile(path: pace), cache: cache, clock: clock,
      patience: patience)
    connections.share = { 1 }
    return connections
  }
}

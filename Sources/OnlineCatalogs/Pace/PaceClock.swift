import Foundation

/// Seconds that all programs of this machine count alike, and that nobody sets.
public protocol PaceClock: Sendable {
  /// Seconds since some moment.
  var now: Double { get }

  /// Comes back after so many seconds.
  ///
  /// - Throws: `CancellationError`.
  func sleep(seconds: Double) async throws
}

/// Seconds since the machine was started, those in which it slept among them.
///
/// The time of day would not do: somebody may set it back by an hour.
public struct SystemPaceClock: PaceClock {
  public init() {}

  public var now: Double {
    var time = timespec()
    #if os(Linux)
      clock_gettime(CLOCK_BOOTTIME, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC_RAW, &time)
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  public func sleep(seconds: Double) async throws {
    try await Task.sleep(for: .seconds(seconds))
  }
}

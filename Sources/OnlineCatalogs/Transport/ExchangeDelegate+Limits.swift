import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Limits of time that the session does not have. Whoever has its reply cancels what they give.
extension ExchangeDelegate {
  /// Ends a task whose reply takes too long as a whole.
  func endLong(_ task: URLSessionTask, after seconds: Int) -> Task<Void, any Error> {
    Task {
      try await Task.sleep(for: .seconds(seconds))
      fail(task, .timedOut(seconds: seconds))
    }
  }

  /// Ends a task whose host cannot be connected to: after half of the time without a reply it is tried by
  /// another connection.
  func endUnconnected(
    _ task: URLSessionTask, to url: URL, after seconds: Int
  ) -> Task<Void, any Error> {
    Task {
      guard !ConnectionProbe.isPassedOver else { return }
      let half = Double(seconds) / 2
      try await Task.sleep(for: .seconds(half))
      let probe = ConnectionProbe(url, seconds: half)
      try await Task.sleep(for: .seconds(half))
      guard !probe.isAnswered else { return }
      fail(task, .unconnected(seconds: seconds), ifSilent: true)
    }
  }
}

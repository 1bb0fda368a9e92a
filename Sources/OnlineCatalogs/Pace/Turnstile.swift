/// Lets those who ask one host through one after another, in the order in which they came.
///
/// Only the first of them waits for a place in the host's window; otherwise all of a batch would look for each
/// place that becomes free, and one that came early could wait for ever.
actor Turnstile {
  private var isOccupied = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// What `body` gives, once it is this one's turn.
  func pass<Value: Sendable>(
    _ body: @Sendable () async throws(OnlineFailure) -> Value
  ) async throws(OnlineFailure) -> Value {
    if isOccupied {
      await withCheckedContinuation { waiting.append($0) }
    }
    isOccupied = true
    defer { leave() }
    return try await body()
  }

  /// The next one's turn: it is occupied all along, so that nobody comes in between.
  private func leave() {
    guard !waiting.isEmpty else {
      isOccupied = false
      return
    }
    waiting.removeFirst().resume()
  }
}

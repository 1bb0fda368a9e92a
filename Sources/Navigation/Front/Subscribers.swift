/// Hands each element to every subscriber, in order, and keeps for each what it wants kept until it is
/// read.
struct Subscribers<Element: Sendable>: Sendable {
  private var continuations: [AsyncStream<Element>.Continuation] = []

  mutating func subscribe(
    keeping policy: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self, bufferingPolicy: policy)
    continuations.append(continuation)
    return stream
  }

  mutating func publish(_ element: Element) {
    // A subscriber that has stopped listening is known by the result of yielding to it.
    continuations.removeAll { continuation in
      guard case .terminated = continuation.yield(element) else { return false }
      return true
    }
  }

  func finish() {
    for continuation in continuations { continuation.finish() }
  }
}

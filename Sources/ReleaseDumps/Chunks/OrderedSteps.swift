import Files

/// Runs numbered steps of work on several threads and hands out what they make by their numbers.
struct OrderedSteps<Output: Sendable>: Sendable {
  /// How many steps are begun before the first of them is handed out.
  let width: Int
  /// Does the next step, or nothing where there is none; numbers go up from 0 without gaps.
  let step: @Sendable () -> (number: Int, output: Result<Output, any Error>)?

  init(
    width: Int,
    step: @Sendable @escaping () -> (number: Int, output: Result<Output, any Error>)?
  ) {
    self.width = width
    self.step = step
  }

  /// Does all steps.
  ///
  /// - Throws: the error of the step with the lowest number, what `body` throws, and
  ///   `CancellationError`.
  nonisolated(nonsending) func run(
    _ body: nonisolated(nonsending) (Output) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup { group in
      for _ in 0..<width { begin(in: &group) }
      var finished: [Int: Result<Output, any Error>] = [:]
      var next = 0
      var hasMore = true
      while let step = try await group.next() {
        guard let step else {
          hasMore = false
          continue
        }
        finished[step.number] = step.output
        while let output = finished.removeValue(forKey: next) {
          next += 1
          try await body(try output.get())
          try Task.checkCancellation()
          if hasMore { begin(in: &group) }
        }
      }
    }
  }

  /// On a thread of its own: it may wait for a pipe, and the pool's threads are for what computes.
  private func begin(
    in group: inout ThrowingTaskGroup<(number: Int, output: Result<Output, any Error>)?, any Error>
  ) {
    group.addTask(executorPreference: WaitingThread()) {
      try Task.checkCancellation()
      return step()
    }
  }
}

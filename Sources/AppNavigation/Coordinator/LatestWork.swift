/// Lets only the newest of several pieces of work come to something: a newer one cancels the older.
@MainActor
final class LatestWork {
  private var number = 0
  private var cancelRunning: () -> Void = {}

  /// What the work came to; nil when it was cancelled or overtaken, whichever finished first.
  func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) async -> Result<Value, Failure>? {
    cancel()
    let task = Task { () -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try await work())
      } catch {
        return .failure(error)
      }
    }
    cancelRunning = task.cancel
    let own = number
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    // Not every catalogue stops when it is cancelled, so its answer may still come.
    return own == number && !Task.isCancelled ? result : nil
  }

  /// Cancels the work that is running.
  func cancel() {
    number += 1
    cancelRunning()
    cancelRunning = {}
  }
}

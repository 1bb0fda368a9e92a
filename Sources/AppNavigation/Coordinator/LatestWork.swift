import Observation

/// Runs one piece of work at a time: a newer one cancels the older, whose result is dropped.
@Observable
@MainActor
final class LatestWork<Subject: Sendable> {
  /// What the work that is running is about; nil while there is none.
  private(set) var subject: Subject?

  @ObservationIgnored private var number = 0
  @ObservationIgnored private var cancelRunning: () -> Void = {}

  /// The result of the work; nil when it was cancelled, or overtaken by newer work.
  func run<Value: Sendable, Failure: Error>(
    on subject: Subject, _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) async -> Result<Value, Failure>? {
    cancel()
    self.subject = subject
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
    guard own == number else { return nil }
    self.subject = nil
    // Not every catalogue stops when it is cancelled, so its answer may still arrive.
    return Task.isCancelled ? nil : result
  }

  /// Cancels the work that is running.
  func cancel() {
    number += 1
    subject = nil
    cancelRunning()
    cancelRunning = {}
  }
}

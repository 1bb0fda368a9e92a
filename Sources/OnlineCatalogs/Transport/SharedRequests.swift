import Foundation

/// Makes of several questions for one address that are open at the same time one request.
actor SharedRequests {
  typealias Answer = Result<Data?, OnlineFailure>

  private struct Running {
    let task: Task<Answer, Never>
    var waiting: Int
  }

  private var running: [String: Running] = [:]

  /// What `ask` gives; it is not called where another question for the address waits already.
  func answer(_ address: String, ask: @escaping @Sendable () async -> Answer) async -> Answer {
    let task = running[address]?.task ?? Task { await ask() }
    running[address, default: Running(task: task, waiting: 0)].waiting += 1
    let answer = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      Task { await self.leave(address, task) }
    }
    if running[address]?.task == task { running[address] = nil }
    return answer
  }

  /// One of those who wait does not want the answer any more; the last one ends the request.
  private func leave(_ address: String, _ task: Task<Answer, Never>) {
    guard running[address]?.task == task else { return }
    running[address]?.waiting -= 1
    guard running[address]?.waiting == 0 else { return }
    // Whoever asks from now on asks anew, also while the request is still on its way to its end.
    running[address] = nil
    task.cancel()
  }
}

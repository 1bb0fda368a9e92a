/// A scan of many photos on several workers, its outcomes in the order of the names and of their
/// pages.
public struct ScanRun: Sendable {
  private let scanner: PhotoScanner
  private let workerCount: Int

  /// - Parameter workerCount: how many photos are in hand at the same time, at least 1.
  public init(scanner: PhotoScanner, workerCount: Int) {
    self.scanner = scanner
    self.workerCount = max(1, workerCount)
  }

  /// Scans every photo and hands over each outcome as soon as it and all before it are there.
  ///
  /// At most two photos a worker are in hand or waiting for their turn, however many names come.
  ///
  /// - Throws: what `names` and `deliver` throw; photos never make it throw.
  public func scan(
    _ names: some PhotoNames, deliver: (ScanOutcome) throws -> Void
  ) async throws {
    var names = names
    try await withThrowingTaskGroup(of: (Int, [ScanOutcome]).self) { group in
      var (started, delivered, running) = (0, 0, 0)
      var waiting: [Int: [ScanOutcome]] = [:]
      var isOver = false
      while true {
        // Names that have not come yet are waited for only when there is nothing else to do.
        while !isOver, running < workerCount, started - delivered < 2 * workerCount,
          running == 0 || names.isReady()
        {
          guard let path = try names.next() else {
            isOver = true
            break
          }
          let index = started
          group.addTask { [scanner] in (index, await scanner.scan(path)) }
          started += 1
          running += 1
        }
        guard running > 0, let (index, outcomes) = try await group.next() else { return }
        running -= 1
        waiting[index] = outcomes
        while let next = waiting.removeValue(forKey: delivered) {
          delivered += 1
          for outcome in next { try deliver(outcome) }
        }
      }
    }
  }
}

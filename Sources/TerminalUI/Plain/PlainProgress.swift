/// How far a scan is, said now and then, and at its end.
struct PlainProgress {
  /// More often would be no quiet company.
  private static let pace = Duration.seconds(10)

  private var isRunning = false
  private var toldCount = 0
  private var toldTime = Duration.zero

  /// What is to be said now; nil for nothing.
  ///
  /// - Parameter time: since any moment that stays the same.
  mutating func line(of scanner: ScannerState, at time: Duration) -> String? {
    guard scanner.isRunning else {
      defer { isRunning = false }
      return isRunning ? scanner.endWords : nil
    }
    guard isRunning else {
      (isRunning, toldCount, toldTime) = (true, 0, time)
      return nil
    }
    guard scanner.doneCount != toldCount, time - toldTime >= Self.pace else { return nil }
    (toldCount, toldTime) = (scanner.doneCount, time)
    let pace = scanner.total.flatMap { scanner.pace.words(rest: $0 - scanner.doneCount) }
    return [scanner.plainHeading, pace].compactMap(\.self).joined(separator: ", ")
  }
}

extension ScannerState {
  fileprivate var endWords: String {
    let problem = problem.map { "error: \($0)" }
    let doubts = hasDoubt ? "in the scanner, next asks about the photos in doubt" : nil
    return [plainHeading, problem, doubts].compactMap(\.self).joined(separator: "; ")
  }
}

/// Tells sinks of outcomes that come one by one without a run: typed barcodes, look-ups made again.
public struct AnswerReport {
  private var sinks: [any ScanSink]
  private var summary = RunSummary()

  public init(_ sinks: [any ScanSink]) {
    self.sinks = sinks
  }

  /// - Throws: what the sinks throw, as the other functions do.
  public mutating func begin() throws { try sinks.begin() }

  /// Takes the answer to what somebody typed.
  public mutating func add(_ outcome: ScanOutcome) throws {
    try add(ScannedPhoto(path: outcome.path, outcomes: [outcome]))
  }

  /// Takes the answers for one photo.
  public mutating func add(_ photo: ScannedPhoto) throws {
    let group = PhotoGroup(photos: [photo])
    summary.add(group)
    try sinks.add(group)
  }

  /// Ends the report.
  public mutating func end() throws -> RunSummary {
    try sinks.end(summary)
    return summary
  }
}

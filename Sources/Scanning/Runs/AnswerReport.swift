/// Gives sinks outcomes without a run: of typed barcodes, and of look-ups that were repeated.
public struct AnswerReport {
  private var sinks: [any ScanSink]
  private var summary = RunSummary()

  public init(_ sinks: [any ScanSink]) {
    self.sinks = sinks
  }

  /// Tells the sinks that outcomes follow.
  ///
  /// - Throws: as the other functions, what the sinks throw.
  public mutating func begin() throws { try sinks.begin() }

  /// Adds the outcome of a typed barcode.
  public mutating func add(_ outcome: ScanOutcome) async throws {
    try await add(ScannedPhoto(path: outcome.path, outcomes: [outcome]))
  }

  /// Adds the outcomes of one photo.
  public mutating func add(_ photo: ScannedPhoto) async throws {
    let group = PhotoGroup(photos: [photo])
    summary.add(group)
    try await sinks.add(group)
  }

  /// Adds what became of records in the collection.
  public mutating func add(_ kept: [KeptRecord]) throws {
    guard !kept.isEmpty else { return }
    summary.add(kept)
    try sinks.add(kept)
  }

  /// Tells the sinks that there are no more outcomes.
  public mutating func end() throws -> RunSummary {
    try sinks.end(summary)
    return summary
  }
}

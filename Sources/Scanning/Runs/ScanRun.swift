import Files

/// A run over many photos: scans them, groups them by record, keeps the records, and gives the
/// groups to the sinks.
///
/// `scan`, `batch` and `watch` differ only in the names, the sinks and the keeper that they use.
public struct ScanRun {
  /// Which photos the sinks get.
  public enum Shown: Sendable {
    case all
    /// Not those that were scanned before and have not changed.
    case changed
    /// Only those that are read in this run.
    case new
  }

  private let engine: ScanEngine
  private let keeper: (any RecordKeeper)?
  private let shown: Shown
  private let recordsAtOnce: Int
  private var grouping: PhotoGrouper?
  private var sinks: [any ScanSink]
  private var summary = RunSummary()
  /// Records that the keeper does not have yet. If the run ends early, the next run finds them
  /// again.
  private var found: [FoundRecord] = []
  /// Which photos show one record, where the memory does not know it yet.
  private var records: [PhotoPath: PhotoPath?] = [:]

  /// A transaction for each record would make the workers wait for the disk.
  public static let recordsAtOnceInBatch = 64

  /// - Parameters:
  ///   - grouping: puts together the photos of one record, which the engine's memory then remembers;
  ///     nil to take each photo alone.
  ///   - keeper: takes the records; nil to keep none.
  ///   - recordsAtOnce: how many records the keeper gets at once, at least 1.
  public init(
    engine: ScanEngine, sinks: [any ScanSink], shown: Shown = .all,
    grouping: PhotoGrouper? = nil, keeper: (any RecordKeeper)? = nil,
    recordsAtOnce: Int = 1
  ) {
    self.engine = engine
    self.sinks = sinks
    self.shown = shown
    self.grouping = grouping
    self.keeper = keeper
    self.recordsAtOnce = max(1, recordsAtOnce)
  }

  /// Scans the photos and gives the outcomes to the sinks.
  ///
  /// - Throws: what the names, the memory, the keeper and the sinks throw; `CancellationError`.
  ///   Problems with a photo are in its outcome.
  public mutating func scan(_ names: some PhotoNames) async throws -> RunSummary {
    try sinks.begin()
    try await engine.scan(names) { events in
      for try await event in events {
        switch event {
        case .started: break
        case .noticed(let notice):
          summary.add(notice)
          try sinks.add(notice)
        case .waiting(let wait): sinks.add(wait)
        case .finished(let photo):
          for group in grouping?.add(photo) ?? [PhotoGroup(photos: [photo])] {
            try await add(group)
          }
          try sinks.count(photo)
        }
      }
    }
    // The events also end when the task is cancelled.
    try Task.checkCancellation()
    summary.wasStopped = engine.stop.isRequested
    for group in grouping?.finish() ?? [] { try await add(group) }
    try await keepFound()
    try await keepRecords()
    try sinks.end(summary)
    return summary
  }

  private mutating func add(_ whole: PhotoGroup) async throws {
    let group = PhotoGroup(photos: whole.photos.filter(isShown))
    if !group.photos.isEmpty {
      summary.add(group)
      try await sinks.add(group)
    }
    if grouping != nil { records.merge(whole.changedRecords) { $1 } }
    if records.count >= recordsAtOnce { try await keepRecords() }
    if keeper != nil { found += whole.records }
    if found.count >= recordsAtOnce { try await keepFound() }
  }

  private func isShown(_ photo: ScannedPhoto) -> Bool {
    switch shown {
    case .all: true
    case .changed: photo.novelty != .known
    case .new: photo.novelty == .new
    }
  }

  private mutating func keepRecords() async throws {
    guard !records.isEmpty else { return }
    try await engine.memory?.keep(records: records)
    records = [:]
  }

  private mutating func keepFound() async throws {
    guard let keeper, !found.isEmpty else { return }
    let kept = try await keeper.keep(found)
    found = []
    guard !kept.isEmpty else { return }
    summary.add(kept)
    try sinks.add(kept)
  }
}

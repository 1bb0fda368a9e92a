import ArgumentParser
import Files
import Library
import ScanReports
import Scanning

/// A batch on its way: its events go to the writers, the summary, the progress bar and the
/// collection.
struct BatchRun {
  let engine: ScanEngine
  let memory: JournalMemory
  let folders: [PhotoPath]
  var writers: [any BatchWriter]
  var grouping: PhotoGrouping
  /// Takes the records.
  let keeper: any RecordKeeper
  /// Whether photos that were known before stay out of what is written.
  let onlyNew: Bool
  /// Nil where there is no terminal to draw it on.
  var progress: ProgressBar?
  private(set) var summary = BatchSummary()
  /// Records that the keeper does not have yet; where a run ends before it has them, the next run
  /// finds them again.
  private(set) var found: [BatchRecord] = []

  /// Scans the photos and writes everything down.
  mutating func run(_ photos: PhotoFolder) async throws {
    for index in writers.indices { try writers[index].begin() }
    try await engine.scan(photos) { events in
      for try await event in events {
        switch event {
        case .started: break
        case .noticed(let notice):
          summary.add(notice)
          guard notice.kind != .notAPhoto else { break }
          progress?.clear()
          Console.complain("\(notice.path): \(notice)")
        case .finished(let photo):
          for group in grouping.add(photo) { try await add(group) }
          progress?.count(photo)
        }
      }
    }
    for group in grouping.finish() { try await add(group) }
    try await keepFound()
    progress?.clear()
    let repeated = try await repeatedBarcodes()
    for index in writers.indices { try writers[index].end(summary, repeated: repeated) }
  }

  private mutating func add(_ whole: PhotoGroup) async throws {
    found += whole.records
    if found.count >= Self.recordsAtOnce { try await keepFound() }
    let group = onlyNew ? PhotoGroup(photos: whole.photos.filter { $0.novelty == .new }) : whole
    guard !group.photos.isEmpty else { return }
    summary.add(group)
    progress?.clear()
    for index in writers.indices { try writers[index].add(group) }
    for outcome in group.photos.flatMap(\.outcomes) {
      if let complaint = outcome.complaint { Console.complain(complaint) }
    }
  }

  /// A transaction a record would keep the workers waiting for the disk.
  private static let recordsAtOnce = 64

  private mutating func keepFound() async throws {
    try await keeper.keep(found)
    found = []
  }

  private func repeatedBarcodes() async throws -> [RepeatedBarcode] {
    var repeated: [RepeatedBarcode] = []
    for gtin in summary.repeatedBarcodes.sorted() {
      let photos = try await memory.photos(with: gtin, in: folders)
      if photos.count > 1 { repeated.append(RepeatedBarcode(gtin: gtin, photos: photos)) }
    }
    return repeated
  }
}

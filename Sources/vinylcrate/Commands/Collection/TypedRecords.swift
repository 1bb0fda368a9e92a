import Foundation
import Library
import Problems
import Releases
import ScanReports
import Scanning
import Text

/// Adds the records that are named on standard input, one a line, and says so line by line.
///
/// Each is saved before the next is read, and all are one change to undo. A line that names no record
/// for certain is told on standard error, and the others are added.
struct TypedRecords {
  let library: LibraryDatabase
  let lookup: RecordLookup
  /// Its name.
  let folder: String
  let change: ChangeOptions
  /// Adds one copy, and returns its number.
  let add: @Sendable (ReleaseDetail, LibraryEditor) throws -> CollectionItem.ID?

  private let run = UUID()
  private var count = 0
  private var statuses: [ExitStatus] = []

  init(
    library: LibraryDatabase, lookup: RecordLookup, folder: String,
    change: ChangeOptions,
    add: @escaping @Sendable (ReleaseDetail, LibraryEditor) throws -> CollectionItem.ID?
  ) {
    self.library = library
    self.lookup = lookup
    self.folder = folder
    self.change = change
    self.add = add
  }

  /// Reads to the end of standard input, and ends the program with the worst status of a line.
  mutating func run() async throws {
    var lines = TypedLines(of: "records")
    while let line = try await lines.next() {
      let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
      if !text.isEmpty { try await add(text) }
    }
    if change.format == .text {
      let total = ChangeReport("added \(count.counted("record")) to \(folder)")
      try Console.write(total.text(as: .text, isTrial: change.dryRun))
    }
    try ExitStatus.worst(of: statuses).end()
  }

  private mutating func add(_ text: String) async throws {
    guard let name = RecordName(argument: text) else {
      Console.complain("'\(text)' is neither a barcode nor a release")
      return statuses.append(.incomplete)
    }
    do {
      let release = try await lookup.release(name)
      let report = try await add(release)
      count += 1
      try Console.write(report.text(as: change.format, isTrial: change.dryRun))
    } catch let problem as RecordLookup.Failure {
      Console.complain(problem)
      statuses.append(ExitStatus(problem) ?? .unusable)
    } catch let problem as LibraryFailure {
      guard case .refused = problem else { throw problem }
      Console.complain(problem)
      statuses.append(.incomplete)
    }
  }

  private func add(_ release: ReleaseDetail) async throws -> ChangeReport {
    let (add, folder) = (add, folder)
    let before = try await library.items(of: release.id).count
    let added = "added \([release.summary].spoken) to \(folder)"
    let summary = before == 0 ? added : "\(added): you now have \(before + 1) copies"
    guard !change.dryRun else {
      let id = try await library.change(isTrial: true) {
        try add(release, $0)
      } summary: { _ in
        added
      }
      return ChangeReport(summary, items: id.map { [$0] } ?? [])
    }
    let total = "added \((count + 1).counted("record")) to \(folder)"
    try await library.change(run: run) {
      _ = try add(release, $0)
    } summary: { _ in
      total
    }
    let id = try await library.items(of: release.id).last?.id
    return ChangeReport(summary, items: id.map { [$0] } ?? [])
  }
}

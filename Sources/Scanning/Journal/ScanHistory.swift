import Files
import Foundation
import Library

/// The scans that the library remembers.
public struct ScanHistory: Sendable {
  let journal: ScanJournal

  public init(_ journal: ScanJournal) {
    self.journal = journal
  }

  /// Calls `body` with each photo that was scanned, in the order of their names, with those of its
  /// outcomes that have one of the statuses. Each outcome has the time of its scan.
  ///
  /// - Parameter statuses: which outcomes; nil for all.
  /// - Throws: ``LibraryFailure``; what `body` throws.
  public func visit(
    _ statuses: Set<ScanStatus>? = nil, _ body: (ScannedPhoto) async throws -> Void
  ) async throws {
    try await visit(statuses, ofAnyBarcode: false, body)
  }

  /// - Parameter ofAnyBarcode: whether it is enough that one of an outcome's barcodes has such a status,
  ///   though another one has a better.
  func visit(
    _ statuses: Set<ScanStatus>?, ofAnyBarcode: Bool, _ body: (ScannedPhoto) async throws -> Void
  ) async throws {
    func isWanted(_ outcome: ScanOutcome) -> Bool {
      guard let statuses else { return true }
      return statuses.contains(outcome.status)
        || ofAnyBarcode && outcome.findings.contains { statuses.contains($0.status) }
    }
    var last: [UInt8] = []
    while true {
      let entries = try await journal.entries(
        after: last, statuses: statuses.map { $0.map(\.rawValue) },
        includesSeveralBarcodes: ofAnyBarcode, limit: Self.pageSize)
      for entry in entries {
        last = entry.path
        let path = PhotoPath(bytes: entry.path)
        var outcomes: [ScanOutcome] = []
        for stored in entry.outcomes {
          guard var outcome = try await outcome(stored, of: path), isWanted(outcome)
          else { continue }
          outcome.scannedAt = entry.scannedAt
          outcomes.append(outcome)
        }
        guard !outcomes.isEmpty else { continue }
        try await body(
          ScannedPhoto(
            path: path, outcomes: outcomes, file: entry.file.map(FileIdentity.init),
            takenAt: entry.takenAt, novelty: .known))
      }
      guard entries.count == Self.pageSize else { return }
    }
  }

  private func outcome(
    _ stored: JournalEntry.Outcome, of path: PhotoPath
  ) async throws -> ScanOutcome? {
    do {
      return try await OutcomeArchive(journal: journal).outcome(stored, of: path)
    } catch is DecodingError {
      throw LibraryFailure.broken(
        path: journal.path, reason: "what it says of \(path) is no outcome")
    }
  }

  private static let pageSize = 200
}

extension FileIdentity {
  init(_ file: JournalEntry.File) {
    self.init(stamp: FileStamp(size: file.size, modified: file.modified), hash: file.hash)
  }
}

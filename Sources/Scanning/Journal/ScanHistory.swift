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

  /// A photo as it was scanned, under its name or, if its file was moved, under another; nil if it never
  /// was.
  ///
  /// - Throws: ``LibraryFailure``.
  public func photo(_ path: PhotoPath) async throws -> ScannedPhoto? {
    if let entry = try await journal.entry(path: path.absolute.bytes) {
      return try await photo(entry, at: path)
    }
    guard let file = try? PhotoFile(path, identifies: true), let hash = file.identity?.hash,
      let entry = try await journal.entry(hash: hash)
    else { return nil }
    return try await photo(entry, at: path)
  }

  /// - Parameter ofAnyBarcode: whether it is enough that one of an outcome's barcodes has such a status,
  ///   though another one has a better.
  func visit(
    _ statuses: Set<ScanStatus>?, ofAnyBarcode: Bool, _ body: (ScannedPhoto) async throws -> Void
  ) async throws {
    func isWanted(_ outcome: ScanOutcome) -> Bool {
      guard let statuses else { return true }
      return statuses.contains(outcome.status)
        || ofAnyBarcode && ![.assigned, .dismissed].contains(outcome.status)
          && outcome.findings.contains { statuses.contains($0.status) }
    }
    var last: [UInt8] = []
    while true {
      let entries = try await journal.entries(
        after: last, statuses: statuses.flatMap(Self.stored),
        includesSeveralBarcodes: ofAnyBarcode, limit: Self.pageSize)
      for entry in entries {
        last = entry.path
        let photo = try await photo(entry, at: PhotoPath(bytes: entry.path), where: isWanted)
        if !photo.outcomes.isEmpty { try await body(photo) }
      }
      guard entries.count == Self.pageSize else { return }
    }
  }

  /// A photo with those of its outcomes that are wanted.
  func photo(
    _ entry: JournalEntry, at path: PhotoPath, where isWanted: (ScanOutcome) -> Bool = { _ in true }
  ) async throws -> ScannedPhoto {
    let hash = entry.file.map(\.hash)
    let verdict = try await journal.verdicts(of: hash.map { [$0] } ?? []).values.first
    var outcomes: [ScanOutcome] = []
    for stored in entry.outcomes {
      guard var outcome = try await outcome(stored, of: path) else { continue }
      outcome.scannedAt = entry.scannedAt
      if let verdict { outcome.settle(verdict) }
      if let record = entry.record, outcome.status != .dismissed {
        outcome.record = PhotoPath(bytes: record)
        if outcome.status == .unread { outcome.group() }
      }
      if isWanted(outcome) { outcomes.append(outcome) }
    }
    return ScannedPhoto(
      path: path, outcomes: outcomes, file: entry.file.map(FileIdentity.init),
      takenAt: entry.takenAt, novelty: .known)
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

  /// The statuses that the journal has for outcomes with one of these; nil for any.
  private static func stored(_ statuses: Set<ScanStatus>) -> [String]? {
    guard statuses.isDisjoint(with: [.assigned, .dismissed]) else { return nil }
    return Set(statuses.map { $0 == .grouped ? .unread : $0 }).map(\.rawValue)
  }

  private static let pageSize = 200
}

extension FileIdentity {
  init(_ file: JournalEntry.File) {
    self.init(stamp: FileStamp(size: file.size, modified: file.modified), hash: file.hash)
  }
}

import Barcodes
import Files
import Foundation
import Library

/// Remembers scans in the user's library.
public struct JournalMemory: ScanMemory {
  private let journal: ScanJournal
  private let inProgress: PhotosInProgress?
  private let reader: String
  private let forgets: Bool
  private let now: @Sendable () -> Date
  private let goneNames: GoneNames

  /// - Parameters:
  ///   - reader: the reader and its options; photos that another one read are read again.
  ///   - forgets: whether every photo is read again.
  ///   - isTrial: whether no photo will be read.
  ///   - now: gives the time of a scan.
  public init(
    _ journal: ScanJournal, reader: String, forgets: Bool = false, isTrial: Bool = false,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.init(
      journal, reader: reader, forgets: forgets, isTrial: isTrial, now: now,
      isGone: { FileStamp(of: $0) == nil })
  }

  /// - Parameter isGone: whether no file has the name of a photo.
  init(
    _ journal: ScanJournal, reader: String, forgets: Bool = false, isTrial: Bool = false,
    now: @escaping @Sendable () -> Date = { Date() },
    isGone: @escaping @Sendable (PhotoPath) -> Bool
  ) {
    self.journal = journal
    goneNames = GoneNames(journal, isGone: isGone)
    inProgress = isTrial ? nil : PhotosInProgress(besideLibrary: journal.path)
    self.reader = reader
    self.forgets = forgets
    self.now = now
  }

  public func photo(_ path: PhotoPath, stamp: FileStamp) async throws -> ScannedPhoto? {
    guard !forgets, let entry = try await journal.entry(path: path.absolute.bytes),
      let file = entry.file, FileStamp(size: file.size, modified: file.modified) == stamp
    else { return nil }
    return try await photo(path, entry, novelty: .known)
  }

  public func photo(_ path: PhotoPath, file: FileIdentity) async throws -> ScannedPhoto? {
    guard !forgets, let entry = try await journal.entry(hash: file.hash) else { return nil }
    // A file that was written again with the same content has not moved.
    let gone = try await goneNames.next(ofContent: file.hash, besides: path.absolute)
    return try await photo(path, entry, file: file, novelty: .moved(from: gone))
  }

  /// Whether a photo was scanned before and has not changed.
  public func isKnown(_ path: PhotoPath) async throws -> Bool {
    guard let stamp = FileStamp(of: path) else { return false }
    return try await photo(path, stamp: stamp) != nil
  }

  public func begin(_ path: PhotoPath) -> Bool { inProgress?.begin(path) ?? false }

  public func end(_ path: PhotoPath) { inProgress?.end(path) }

  public func keep(records: [PhotoPath: PhotoPath?]) async throws {
    try await journal.keep(
      groups: Dictionary(uniqueKeysWithValues: records.map { ($0.bytes, $1?.bytes) }))
  }

  public func keep(_ photos: [ScannedPhoto]) async throws -> [ScannedPhoto] {
    let releases = OutcomeArchive.releases(of: photos.flatMap(\.outcomes))
    let date = now()
    try await journal.keep(
      try photos.map { try entry(of: $0, at: date) }, releases: releases.whole,
      pressings: releases.others,
      gone: photos.compactMap { photo in
        guard case .moved(let from?) = photo.novelty else { return nil }
        return from.bytes
      })
    let verdicts = try await journal.verdicts(of: photos.compactMap(\.file?.hash))
    return photos.map { photo in photo.settled(photo.file.flatMap { verdicts[$0.hash] }) }
  }

  private func photo(
    _ path: PhotoPath, _ entry: JournalEntry, file: FileIdentity? = nil,
    novelty: ScannedPhoto.Novelty
  ) async throws -> ScannedPhoto? {
    guard entry.reader == reader, let stored = entry.file else { return nil }
    let archive = OutcomeArchive(journal: journal)
    var outcomes: [ScanOutcome] = []
    for outcome in entry.outcomes {
      do {
        guard let restored = try await archive.outcome(outcome, of: path) else { return nil }
        outcomes.append(restored)
      } catch is DecodingError {
        // A photo that is read again mends the journal.
        return nil
      }
    }
    // What time or another process ended may end otherwise.
    guard !outcomes.isEmpty, !outcomes.contains(where: \.isPassing) else { return nil }
    // A photo that moved is saved under its new name, which belongs to no group yet.
    let record = novelty == .known ? entry.record.map(PhotoPath.init(bytes:)) : nil
    return ScannedPhoto(
      path: path, outcomes: outcomes, file: file ?? FileIdentity(stored), takenAt: entry.takenAt,
      novelty: novelty, record: record
    )
    .settled(try await journal.verdicts(of: [stored.hash])[stored.hash])
  }

  private func entry(of photo: ScannedPhoto, at date: Date) throws -> JournalEntry {
    let file = photo.file.map {
      JournalEntry.File(hash: $0.hash, size: $0.stamp.size, modified: $0.stamp.modified)
    }
    // A photo that was not read again keeps its outcomes and their date.
    let isNew = photo.novelty == .new
    return JournalEntry(
      path: photo.path.absolute.bytes, file: file, reader: reader, takenAt: photo.takenAt,
      outcomes: isNew ? try photo.outcomes.map(OutcomeArchive.stored) : [], scannedAt: date)
  }
}

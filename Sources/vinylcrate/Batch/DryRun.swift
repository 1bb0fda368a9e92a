import ArgumentParser
import Library
import ScanReports
import Scanning

/// Prints which photos a batch would scan, without reading any.
struct DryRun {
  let format: OutcomeFormat
  let reader: String
  let rescan: Bool

  /// - Parameter library: nil if there is none yet.
  func run(_ photos: PhotoFolder, library: LibraryDatabase?) async throws {
    let memory = library.map {
      JournalMemory(ScanJournal($0), reader: reader, forgets: rescan, isTrial: true)
    }
    var (photos, writer, status) = (photos, PlannedPhotoWriter(format: format), ExitStatus.success)
    try Console.write(writer.header())
    while true {
      let path = photos.next()
      for notice in photos.takeNotices() where notice.kind != .notAPhoto {
        if notice.isFailure { status = .unusable }
        Console.complain(notice, about: notice.path.description)
      }
      guard let path else { break }
      let isKnown = try await Failures.reporting { try await memory?.isKnown(path) ?? false }
      if !isKnown { try Console.write(writer.text(of: path)) }
    }
    try Console.write(writer.footer())
    try status.end()
  }
}

import ArgumentParser
import Library
import ScanReports
import Scanning

/// Tells which photos a batch would scan, without reading any.
struct DryRun {
  let format: OutcomeFormat
  let reader: String
  let rescan: Bool

  /// - Parameter library: nil where there is none yet.
  func run(_ photos: PhotoFolder, library: LibraryDatabase?) async throws {
    let memory = library.map { JournalMemory(ScanJournal($0), reader: reader, forgets: rescan) }
    var (photos, writer, exitCode) = (photos, PlannedPhotoWriter(format: format), RunExitCode())
    try Console.write(writer.header())
    while true {
      let path = photos.next()
      for notice in photos.takeNotices() where notice.kind != .notAPhoto {
        if notice.isFailure { exitCode.include(.unreadable) }
        Console.complain("\(notice.path): \(notice)")
      }
      guard let path else { break }
      let isKnown = try await Failures.reporting { try await memory?.isKnown(path) ?? false }
      if !isKnown { try Console.write(writer.text(of: path)) }
    }
    try Console.write(writer.footer())
    if exitCode.value != 0 { throw ExitCode(exitCode.value) }
  }
}

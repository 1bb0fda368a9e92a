import ArgumentParser
import Foundation
import ScanReports

/// Whether an HTML page about the run is wanted.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also write one HTML page with a picture of each photo, what became of it and what to do.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var report: String?

  /// The same as a list, of one or none.
  func writers(title: String, _ reading: ReadingOptions) throws -> [any BatchWriter] {
    try writer(title: title, reading).map { [$0] } ?? []
  }

  /// What writes the page, where one is wanted; a file that cannot be written is reported and ends
  /// the program with 74.
  ///
  /// - Parameters:
  ///   - title: what the page is about.
  ///   - reading: how the photos are read, and so shown.
  func writer(title: String, _ reading: ReadingOptions) throws -> HTMLBatchWriter? {
    guard let report else { return nil }
    do {
      return try HTMLBatchWriter(
        report, title: title, workingFolder: FileManager.default.currentDirectoryPath,
        pixelLimit: reading.pixelLimit)
    } catch {
      throw Failures.exit(for: error)
    }
  }
}

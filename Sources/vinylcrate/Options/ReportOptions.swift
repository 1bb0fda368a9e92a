import ArgumentParser
import Foundation
import ImageDecoding
import ScanReports
import Scanning

/// Whether an HTML page about the run is written.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also write one HTML page with a picture of each photo, its outcome and what to do.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var report: String?

  /// The sink that writes the page, if one was asked for; a file that cannot be written is reported
  /// and ends the program with 74.
  ///
  /// - Parameters:
  ///   - title: what the page is about.
  ///   - decoder: decodes the photos for the thumbnails.
  ///   - rules: what the page may replace.
  func sinks(
    title: String, _ decoder: any PictureDecoding, _ rules: OverwritingRules
  ) throws -> [any ScanSink] {
    guard let report else { return [] }
    return try Failures.reportingNow {
      [
        try HTMLSink(
          report, title: title, workingFolder: FileManager.default.currentDirectoryPath,
          decoder: decoder, wording: .commandLine, rules: rules)
      ]
    }
  }
}

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

  @Flag(
    help: """
      Show in the report the cover of each record beside its photo. Discogs has covers for users with \
      a token.
      """)
  var covers = false

  func validate() throws {
    guard !covers || report != nil else { throw ValidationError("--covers goes with --report.") }
  }

  /// The sink that writes the page, if one was asked for; a file that cannot be written is reported
  /// and ends the program with 74.
  ///
  /// - Parameters:
  ///   - title: what the page is about.
  ///   - decoder: decodes the photos for the thumbnails.
  ///   - rules: what the page may replace.
  ///   - online: where covers come from.
  func sinks(
    title: String, _ decoder: any PictureDecoding, _ rules: OverwritingRules,
    _ online: OnlineOptions
  ) throws -> [any ScanSink] {
    guard let report else { return [] }
    let finding = covers ? try online.coverFinding : nil
    return try Failures.reportingNow {
      [
        try HTMLSink(
          report, title: title, workingFolder: FileManager.default.currentDirectoryPath,
          decoder: decoder, wording: .commandLine, rules: rules,
          covers: finding)
      ]
    }
  }
}

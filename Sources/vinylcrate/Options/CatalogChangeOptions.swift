import ArgumentParser
import ScanReports

/// The options of commands that change the user's catalogues.
struct CatalogChangeOptions: ParsableArguments {
  @Flag(help: "Only say what would be changed, and change nothing.")
  var dryRun = false

  @Option(help: "text for people, json, jsonl or csv for programs.")
  var format: OutcomeFormat = .text

  /// Prints what was done, or would have been.
  func tell(_ summary: String) throws {
    try Console.write(ChangeReport(summary).text(as: format, isTrial: dryRun))
  }
}

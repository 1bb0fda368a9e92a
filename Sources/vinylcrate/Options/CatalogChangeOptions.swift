import ArgumentParser
import ScanReports

/// The options of commands that change the user's catalogues.
struct CatalogChangeOptions: ParsableArguments {
  @Flag(help: "Only say what would be changed, and change nothing.")
  var dryRun = false

  @OptionGroup var formats: FormatOptions

  var format: OutcomeFormat { formats.format }

  /// Prints what was done, or would have been.
  func tell(_ summary: String) throws {
    try Console.write(ChangeReport(summary).text(as: format, isTrial: dryRun))
  }
}

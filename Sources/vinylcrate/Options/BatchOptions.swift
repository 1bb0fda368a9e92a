import ArgumentParser
import ScanReports
import Scanning

/// Which photos of the folders are scanned, and where the results go.
struct BatchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only one part of the photos, such as 3/16.", valueName: "part/parts"))
  var shard: FolderShard?

  @Flag(help: "Print the photos that would be scanned, and do nothing.")
  var dryRun = false

  @Flag(help: "Print only the photos that are read in this run.")
  var onlyNew = false

  @Flag(help: "Scan photos again that were scanned before.")
  var rescan = false

  @Flag(help: "Treat each photo as a record of its own.")
  var noGroup = false

  @Option(
    help: ArgumentHelp(
      "The maximum time between two photos of one record, by the camera's clock.",
      valueName: "seconds"))
  var gap = PhotoGrouper.usualGap

  @Flag(
    help: """
      Each photo, or group of photos, shows a copy of its own: add it even if you have the record. \
      Copies that have no photo yet come first.
      """)
  var copies = false

  @Option(
    help: ArgumentHelp(
      "The folder of the collection for new records, which is made if there is none.",
      valueName: "name"))
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "Also put the records into this crate, which is made if there is none.", valueName: "name"))
  var crate: String?

  @Option(
    help: ArgumentHelp("Also write the outcomes to a file, as CSV.", valueName: "file"),
    completion: .file())
  var csv: String?

  func validate() throws {
    guard (0...3600).contains(gap) else { throw ValidationError("--gap must be from 0 to 3600.") }
  }

  var place: RecordPlace { RecordPlace(folder: folder, crate: crate) }

  /// The sinks that print a batch and write its CSV file; a file that cannot be written is reported
  /// and ends the program with 74.
  ///
  /// - Parameter rules: what the file may replace.
  func sinks(_ output: OutputOptions, _ rules: OverwritingRules) throws -> [any ScanSink] {
    let page = try output.page()
    var sinks: [any ScanSink] =
      output.format == .text
      ? [TextBatchSink(page: page) { try Console.write($0) }]
      : [OutcomeSink(output.format.printer(on: page)) { try Console.write($0) }]
    if let csv {
      sinks.append(
        try Failures.reportingNow {
          let format = OutcomeFormat.csv.with(isRaw: output.list.formats.csvRaw)
          return try FileSink(csv: csv, as: format.printer(on: page), rules: rules)
        })
    }
    return sinks
  }
}

extension FolderShard: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}

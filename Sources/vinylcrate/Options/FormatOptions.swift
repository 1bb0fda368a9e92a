import ArgumentParser
import ScanReports

/// In which form something is printed.
struct FormatOptions: ParsableArguments {
  @Option(name: .customLong("format"), help: "text for people, json, jsonl or csv for programs.")
  private var name: OutcomeFormat = .text

  @Flag(help: CSVHelp.raw)
  var csvRaw = false

  var format: OutcomeFormat { name.with(isRaw: csvRaw) }
}

extension OutcomeFormat: ExpressibleByArgument {
  /// The format with cells as they are, if it is CSV and that is asked for.
  func with(isRaw: Bool) -> OutcomeFormat { self == .csv && isRaw ? .csvRaw : self }
}

/// What help says about cells of CSV.
enum CSVHelp {
  static let raw: ArgumentHelp = """
    Write cells of CSV as they are, for programs. Otherwise an apostrophe is put before one that a \
    spreadsheet would take for a formula.
    """
}

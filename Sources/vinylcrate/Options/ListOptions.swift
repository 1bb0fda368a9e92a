import ArgumentParser
import ScanReports

/// The format and the colours of what a command prints.
struct ListOptions: ParsableArguments {
  @Option(help: "text for people, json, jsonl or csv for programs.")
  var format: OutcomeFormat = .text

  @Option(help: "Colours: auto is on a terminal, unless NO_COLOR is set.")
  var color: ColorChoice = .auto

  /// The page that text is written on.
  ///
  /// - Parameter names: the names of all photos, if they are known beforehand.
  func page(names: [String]? = nil) -> TextPage {
    TextPage(
      width: Console.width, hasColor: color.isOn, names: names, wording: .commandLine)
  }

  func print(_ table: LibraryTable) throws {
    try Console.write(table.text(as: format, on: page()))
  }
}

extension OutcomeFormat: ExpressibleByArgument {}

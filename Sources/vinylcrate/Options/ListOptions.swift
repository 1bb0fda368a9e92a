import ArgumentParser
import ScanReports

/// How lists from the library are printed.
struct ListOptions: ParsableArguments {
  @Option(help: "text for people, json, jsonl or csv for programs.")
  var format: OutcomeFormat = .text

  @Option(help: "Colour: auto is on a terminal without NO_COLOR.")
  var color: ColorChoice = .auto

  func print(_ table: LibraryTable) throws {
    let page = TextPage(width: Console.width, hasColor: color.isOn)
    try Console.write(table.text(as: format, on: page))
  }
}

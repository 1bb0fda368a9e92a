import ArgumentParser
import ScanReports

/// How outcomes are printed.
struct OutputOptions: ParsableArguments {
  @Option(help: "text for people, json, jsonl or csv for programs.")
  var format: OutcomeFormat = .text

  @Option(help: "Colour: auto is on a terminal without NO_COLOR.")
  var color: ColorChoice = .auto

  @Flag(help: "Add the milliseconds that each outcome took, in json and jsonl.")
  var timings = false

  @Flag(help: "Exit with 0 also where no record was named.")
  var exitZero = false
}

extension OutcomeFormat: ExpressibleByArgument {}

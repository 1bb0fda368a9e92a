import ArgumentParser
import ScanReports
import Scanning

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

  /// The page that text is written on.
  ///
  /// - Parameter names: the names of all photos, if they are known beforehand.
  func page(names: [String]? = nil) -> TextPage {
    TextPage(
      width: Console.width, hasColor: color.isOn, names: names, wording: .commandLine)
  }

  /// The sinks that print the outcomes of a run and its problems.
  ///
  /// - Parameters:
  ///   - names: the names of all photos, if they are known beforehand.
  ///   - ofHistory: whether the photos are from many folders or were scanned earlier.
  ///   - explains: whether the trace of the reader's stages is printed.
  func sinks(
    names: [String]? = nil, ofHistory: Bool = false, explains: Bool = false
  ) -> [any ScanSink] {
    let printer = format.printer(on: page(names: names), ofHistory: ofHistory)
    return [OutcomeSink(printer, explains: explains) { try Console.write($0) }, ComplaintSink()]
  }
}

extension OutcomeFormat: ExpressibleByArgument {}

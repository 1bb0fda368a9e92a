import ArgumentParser
import ScanReports

/// Whether the reader explains how it read a photo.
struct ExplanationOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Say what each stage of the reader saw.",
      discussion: """
        Below each photo in text, under "explanation" in json and jsonl: the regions that look like \
        bars, what zbar read in which rendering of them, what the model makes of them, and which \
        claims are believed.
        """))
  var explain = false

  func check(_ format: OutcomeFormat) throws {
    guard !explain || ![.csv, .csvRaw].contains(format) else {
      throw ValidationError("--explain goes with --format text, json or jsonl.")
    }
  }
}

import Scanning

/// One JSON object a line.
struct JSONLinesPrinter: OutcomePrinter {
  func header() -> String { "" }
  func text(of outcome: ScanOutcome) -> String { JSONWriter.text(of: outcome.json) + "\n" }
  func footer() -> String { "" }
}

import Scanning

/// One JSON array with an object for each outcome.
struct JSONPrinter: OutcomePrinter {
  private var isFirst = true

  func header() -> String { "[" }

  mutating func text(of outcome: ScanOutcome) -> String {
    defer { isFirst = false }
    return (isFirst ? "\n" : ",\n") + JSONWriter.text(of: outcome.json)
  }

  func footer() -> String { "\n]\n" }
}

import Problems
import Scanning

/// One JSON array with an object for each outcome.
struct JSONPrinter: OutcomePrinter {
  private let wording: RemedyWording
  private var isFirst = true

  init(wording: RemedyWording) {
    self.wording = wording
  }

  func header() -> String { "[" }

  mutating func text(of outcome: ScanOutcome) -> String {
    defer { isFirst = false }
    return (isFirst ? "\n" : ",\n") + JSONWriter.text(of: outcome.json(wording))
  }

  func footer() -> String { "\n]\n" }
}

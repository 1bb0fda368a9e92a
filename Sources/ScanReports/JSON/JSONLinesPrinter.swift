import Problems
import Scanning

/// One JSON object a line.
struct JSONLinesPrinter: OutcomePrinter {
  let wording: RemedyWording

  func header() -> String { "" }

  func text(of outcome: ScanOutcome) -> String {
    JSONWriter.text(of: outcome.json(wording)) + "\n"
  }

  func footer() -> String { "" }
}

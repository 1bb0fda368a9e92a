import Problems
import Scanning

/// One JSON object for each outcome, as an array or as JSON Lines.
struct JSONPrinter: OutcomePrinter {
  private let wording: RemedyWording
  private var list: JSONList

  /// - Parameter wording: says what to do about a problem.
  init(_ form: JSONList.Form, wording: RemedyWording) {
    self.wording = wording
    list = JSONList(form)
  }

  func header() -> String { list.header }
  mutating func text(of outcome: ScanOutcome) -> String { list.text(of: outcome.json(wording)) }
  func footer() -> String { list.footer }
}

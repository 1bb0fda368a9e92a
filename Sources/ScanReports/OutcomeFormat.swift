/// The forms in which outcomes can be printed.
public enum OutcomeFormat: String, Sendable, CaseIterable {
  case text
  case json
  case jsonl
  case csv

  /// A printer of this form.
  ///
  /// - Parameter page: what there is to draw on; only text takes notice of it.
  public func printer(on page: TextPage) -> any OutcomePrinter {
    switch self {
    case .text: TextPrinter(page: page)
    case .json: JSONPrinter()
    case .jsonl: JSONLinesPrinter()
    case .csv: CSVPrinter()
    }
  }
}

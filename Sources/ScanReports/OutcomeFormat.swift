/// The forms in which outcomes can be printed.
public enum OutcomeFormat: String, Sendable, CaseIterable {
  case text
  case json
  case jsonl
  case csv

  /// A printer of this form.
  ///
  /// - Parameters:
  ///   - page: what there is to draw on; only text takes notice of it.
  ///   - ofHistory: whether the outcomes are of earlier scans, from many folders.
  public func printer(on page: TextPage, ofHistory: Bool = false) -> any OutcomePrinter {
    switch self {
    case .text: TextPrinter(page: page, showsFolders: ofHistory)
    case .json: JSONPrinter()
    case .jsonl: JSONLinesPrinter()
    case .csv: CSVPrinter(showsDates: ofHistory)
    }
  }
}

/// The forms in which outcomes can be printed.
public enum OutcomeFormat: String, Sendable, CaseIterable {
  case text
  case json
  case jsonl
  case csv

  /// A printer of this form.
  ///
  /// - Parameters:
  ///   - page: what there is to draw on; the forms for programs only take its words.
  ///   - ofHistory: whether the outcomes are of earlier scans, from many folders.
  public func printer(on page: TextPage, ofHistory: Bool = false) -> any OutcomePrinter {
    switch self {
    case .text: TextPrinter(page: page, showsFolders: ofHistory)
    case .json: JSONPrinter(wording: page.wording)
    case .jsonl: JSONLinesPrinter(wording: page.wording)
    case .csv: CSVPrinter(wording: page.wording, showsDates: ofHistory)
    }
  }
}

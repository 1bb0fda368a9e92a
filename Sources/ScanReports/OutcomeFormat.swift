import Scanning

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
    case .json: JSONPrinter(.array, wording: page.wording)
    case .jsonl: JSONPrinter(.lines, wording: page.wording)
    case .csv: CSVPrinter(wording: page.wording, showsDates: ofHistory)
    }
  }
}

/// Turns outcomes into text, one by one as they come.
public protocol OutcomePrinter {
  /// What stands before the first outcome.
  func header() -> String
  /// The text of one outcome, line feed included.
  mutating func text(of outcome: ScanOutcome) -> String
  /// What stands behind the last outcome.
  func footer() -> String
}

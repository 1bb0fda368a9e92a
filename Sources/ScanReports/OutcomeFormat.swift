import CSV
import Scanning
import Text

/// The formats in which outcomes can be printed.
public enum OutcomeFormat: String, Sendable, CaseIterable {
  case text
  case json
  case jsonl
  /// Cells that a spreadsheet would take for formulas are guarded.
  case csv
  /// Cells are as they are.
  case csvRaw

  /// Those that have a name.
  public static let allCases: [OutcomeFormat] = [.text, .json, .jsonl, .csv]

  public init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  /// One line of CSV, safe to be shown on a terminal.
  func line(_ fields: [String]) -> String {
    let fields = fields.map(\.safeForTerminal)
    return CSVWriter.line(self == .csvRaw ? fields : fields.map(CellGuard.guarded))
  }

  /// A printer for this format.
  ///
  /// - Parameters:
  ///   - page: the width and colours for text, and the wording for all formats.
  ///   - ofHistory: whether the outcomes are of earlier scans, from many folders.
  public func printer(on page: TextPage, ofHistory: Bool = false) -> any OutcomePrinter {
    switch self {
    case .text: TextPrinter(page: page, showsFolders: ofHistory)
    case .json: JSONPrinter(.array, wording: page.wording)
    case .jsonl: JSONPrinter(.lines, wording: page.wording)
    case .csv, .csvRaw: CSVPrinter(format: self, wording: page.wording, showsDates: ofHistory)
    }
  }
}

/// Turns outcomes into text, one by one as they come.
public protocol OutcomePrinter {
  /// The text before the first outcome.
  func header() -> String
  /// The text of one outcome, line feed included.
  mutating func text(of outcome: ScanOutcome) -> String
  /// The text after the last outcome.
  func footer() -> String
}

import Scanning

/// Turns outcomes into text, one by one as they come.
public protocol OutcomePrinter {
  /// What stands before the first outcome.
  func header() -> String
  /// The text of one outcome, line feed included.
  mutating func text(of outcome: ScanOutcome) -> String
  /// What stands behind the last outcome.
  func footer() -> String
}

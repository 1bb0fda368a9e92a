import CSV

/// Why a row of a collection file cannot be imported.
public enum RowProblem: Error, Sendable, Hashable {
  /// It is not a valid row of comma-separated values.
  case csv(CSVProblem)
  /// The number of its fields differs from the number of columns in the first line.
  case fieldCount(Int, columns: Int)
  /// The text of a column is not valid; `expected` says what would be.
  case value(String, String, expected: String)
  /// The library refused it.
  case refused(String)
}

extension RowProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .csv(let problem): problem.description
    case .fieldCount(let count, let columns):
      "it has \(count) fields where the first line names \(columns) columns: put text with commas "
        + "in quotation marks"
    case .value(let column, "", _): "\(column) is empty"
    case .value(let column, let text, let expected): "\(column) '\(text)' is not \(expected)"
    case .refused(let reason): reason
    }
  }
}

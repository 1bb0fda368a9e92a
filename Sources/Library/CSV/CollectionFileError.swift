import CSV

/// Why a file cannot be read as a collection at all.
public enum CollectionFileError: Error, Sendable, Hashable {
  case empty
  /// The first line, which names the columns, is not a valid row.
  case badHeader(CSVProblem)
  case missingColumns([CollectionColumn])
  case repeatedColumn(CollectionColumn)
}

extension CollectionFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "it is empty: export a collection as CSV first"
    case .badHeader(let problem): "line 1: \(problem)"
    case .missingColumns(let columns):
      "line 1 names no column \(columns.map(\.name).joined(separator: ", ")): it must name the "
        + "columns, separated by commas, as in a collection exported from Discogs"
    case .repeatedColumn(let column):
      "line 1 names the column \(column.name) twice: leave one of the two out"
    }
  }
}

import Text

/// A list from the library, in any format.
public struct LibraryTable: Sendable {
  /// One line of the list.
  struct Row: Sendable {
    /// The text in the columns for people.
    let cells: [String]
    /// The text in the columns for programs.
    let fields: [String]
    let json: JSONValue
  }

  /// The columns for people.
  let titles: [TextTable.Column]
  /// How many of them name a row.
  var nameCount = 1
  /// The names of the columns for programs.
  let columns: [String]
  let rows: [Row]
  /// The count below the table for people.
  let total: String

  /// The count below a list of records.
  static func total(_ shown: Int, of count: Int?) -> String {
    guard let count, shown < count else { return shown.counted("record") }
    return "\(shown) of \(count.counted("record"))"
  }

  /// The list in one of the formats; in JSON each row names its schema.
  public func text(as format: OutcomeFormat, on page: TextPage) -> String {
    switch format {
    case .text: return text(on: page)
    case .json: return JSONList.text(of: rows.map(\.json), as: .array)
    case .jsonl: return JSONList.text(of: rows.map(\.json), as: .lines)
    case .csv, .csvRaw:
      return ([columns] + rows.map(\.fields))
        .map(format.line).joined()
    }
  }

  private func text(on page: TextPage) -> String {
    guard !rows.isEmpty else { return total + "\n" }
    return TextTable(columns: titles, nameCount: nameCount, rows: rows.map(\.cells)).text(on: page)
      + "\n\(total)\n"
  }
}

/// A list out of the library, in any of the forms.
public struct LibraryTable: Sendable {
  /// One line of it.
  struct Row: Sendable {
    /// What stands in the columns for people.
    let cells: [String]
    /// What stands in the columns for programs.
    let fields: [String]
    let json: JSONValue
  }

  /// What stands above the cells.
  let titles: [String]
  /// What stands above the fields.
  let columns: [String]
  let rows: [Row]
  /// What stands below the cells.
  let total: String

  /// The list in one of the forms; in JSON each row names its schema.
  public func text(as format: OutcomeFormat, on page: TextPage) -> String {
    switch format {
    case .text: return text(on: page)
    case .json: return JSONList.text(of: rows.map(\.json), as: .array)
    case .jsonl: return JSONList.text(of: rows.map(\.json), as: .lines)
    case .csv:
      return ([columns] + rows.map(\.fields))
        .map(CSVPrinter.line).joined()
    }
  }

  private func text(on page: TextPage) -> String {
    guard !rows.isEmpty else { return total + "\n" }
    return TextTable(titles: titles, rows: rows.map(\.cells)).text(on: page) + "\n\(total)\n"
  }
}

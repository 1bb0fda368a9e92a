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

  /// The columns that one cell takes at most on a terminal.
  private static let widestCell = 40

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
    let cells = rows.map { $0.cells.map(\.safeForTerminal) }
    let widths = titles.indices.map { column in
      let widest = ([titles] + cells).map { $0[column].displayWidth }.max() ?? 0
      return page.width == nil ? widest : min(widest, Self.widestCell)
    }
    func line(_ cells: [String]) -> String {
      var line = zip(cells, widths).map { $0.fitted(to: $1) }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return page.cut(line)
    }
    return page.colored(line(titles), .bold) + "\n"
      + cells.map { line($0) + "\n" }.joined() + "\n\(total)\n"
  }
}

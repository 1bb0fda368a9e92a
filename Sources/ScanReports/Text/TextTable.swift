/// Rows of text in columns that are as wide as what is in them.
struct TextTable {
  /// What stands above the columns.
  let titles: [String]
  /// A cell a column in each.
  let rows: [[String]]

  /// The maximum width of a cell on a terminal.
  private static let widestCell = 40

  /// The titles and the rows, a line each.
  func text(on page: TextPage) -> String {
    let cells = rows.map { $0.map(\.safeForTerminal) }
    let widths = titles.indices.map { column in
      let widest = ([titles] + cells).map { $0[column].displayWidth }.max() ?? 0
      return page.width == nil ? widest : min(widest, Self.widestCell)
    }
    func line(_ cells: [String]) -> String {
      var line = zip(cells, widths).map { $0.fitted(to: $1) }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return page.cut(line)
    }
    return page.colored(line(titles), .bold) + "\n" + cells.map { line($0) + "\n" }.joined()
  }
}

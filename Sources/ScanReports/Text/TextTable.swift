import Text

/// Rows of text in columns that are as wide as what is in them; on a narrow page several lines a row.
struct TextTable {
  /// What stands above a column, or in narrow rows before its value.
  struct Column: Sendable {
    let title: String
    /// Whether narrow rows say the title: a number or a grade means nothing without it.
    let isTitled: Bool
    /// Whether its cells are never cut.
    let isWhole: Bool

    init(_ title: String, isTitled: Bool = true, isWhole: Bool = false) {
      self.title = title
      self.isTitled = isTitled
      self.isWhole = isWhole
    }
  }

  let columns: [Column]
  /// How many of the first columns name a row: they begin it on a narrow page.
  let nameCount: Int
  private let rows: [[String]]

  /// The maximum width of a cell of several words on a terminal.
  private static let widestText = 40
  /// The minimum width to which such a cell is cut.
  private static let narrowestText = 16

  /// - Parameter rows: a cell a column in each.
  init(columns: [Column], nameCount: Int = 1, rows: [[String]]) {
    self.columns = columns
    self.nameCount = nameCount
    self.rows = rows.map { $0.map(\.safeForTerminal) }
  }

  /// The titles and the rows, a line each; where they do not fit, the rows with several lines each.
  func text(on page: TextPage) -> String {
    guard let widths = widths(on: page) else {
      return rows.map { narrow($0, on: page) }.joined()
    }
    func line(_ cells: [String]) -> String {
      var line = zip(cells, widths).map { $0.fitted(to: $1) }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
    return page.colored(line(columns.map(\.title)), .bold) + "\n"
      + rows.map { line($0) + "\n" }.joined()
  }

  /// The widths of the columns; nil if they do not fit on the page.
  private func widths(on page: TextPage) -> [Int]? {
    var widths = columns.indices.map { column in
      ([columns[column].title] + rows.map { $0[column] }).map(\.displayWidth).max() ?? 0
    }
    guard let width = page.width else { return widths }
    let least = columns.indices.map { leastWidth(of: $0, whole: widths[$0]) }
    for column in columns.indices {
      widths[column] = max(least[column], min(widths[column], Self.widestText))
    }
    func excess() -> Int { widths.reduce(2 * (widths.count - 1), +) - width }
    guard excess() > 0 else { return widths }
    guard width >= TextLayout.minimumWidth else { return nil }
    while excess() > 0 {
      let columns = columns.indices.filter { widths[$0] > least[$0] }
      guard let widest = columns.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  /// A title and a cell of one word, such as an id, are never cut.
  private func leastWidth(of column: Int, whole: Int) -> Int {
    guard !columns[column].isWhole else { return whole }
    let words = rows.map { $0[column] }.filter { !$0.contains(" ") }
    let widest = ([columns[column].title] + words).map(\.displayWidth).max() ?? 0
    return max(widest, min(whole, Self.narrowestText))
  }

  /// The name of the row, and below it the other cells that have something in them.
  private func narrow(_ row: [String], on page: TextPage) -> String {
    let name = row.prefix(nameCount).filter { !$0.isEmpty }.joined(separator: "  ")
    let facts = zip(columns, row).dropFirst(nameCount).compactMap { column, cell -> String? in
      guard !cell.isEmpty else { return nil }
      return column.isTitled ? "\(column.title) \(cell)" : cell
    }
    return page.wrapped(name, indent: 0)
      + (facts.isEmpty ? "" : page.wrapped(facts.joinedFacts, indent: 2, hanging: 2))
  }
}

extension TextTable.Column: ExpressibleByStringLiteral {
  init(stringLiteral title: String) {
    self.init(title)
  }
}

import Text

/// Sections of named bars, their columns aligned with each other.
struct TextChart {
  struct Section {
    let title: String
    /// Names and their numbers.
    let rows: [(name: String, count: Int)]
    /// How many rows are left out.
    let others: Int

    init(_ title: String, _ rows: [(String?, Int)], limit: Int = .max) {
      self.title = title
      self.rows = rows.prefix(limit).map { ($0 ?? "unknown", $1) }
      others = rows.count - self.rows.count
    }
  }

  private let page: TextPage
  private let isASCII: Bool
  private let nameWidth: Int
  private let countWidth: Int
  private let barWidth: Int

  /// - Parameter sections: all that are drawn, for the width of the columns.
  init(page: TextPage, isASCII: Bool, sections: [Section]) {
    self.page = page
    self.isASCII = isASCII
    let rows = sections.flatMap(\.rows)
    let width = page.width ?? 80
    countWidth = rows.map { String($0.count).count }.max() ?? 1
    nameWidth = min(rows.map(\.name.displayWidth).max() ?? 1, max(8, width * 2 / 5))
    // Two spaces before the name, and two on either side of the count.
    barWidth = max(4, width - nameWidth - countWidth - 6)
  }

  /// The bars of one of the sections, after an empty line and the title; empty where it has none.
  func text(of section: Section) -> String {
    guard !section.rows.isEmpty else { return "" }
    let greatest = section.rows.map(\.count).max() ?? 0
    let more = section.others > 0 ? "  and \(section.others) more\n" : ""
    return "\n" + page.colored(section.title, .bold) + "\n"
      + section.rows.map { line($0.name, $0.count, of: greatest) }.joined() + more
  }

  private func line(_ name: String, _ count: Int, of greatest: Int) -> String {
    let number = String(count)
    let padding = String(repeating: " ", count: countWidth - number.count)
    let name = name.fitted(to: nameWidth, ellipsis: isASCII ? "." : "…")
    let bar = TextBar.text(for: count, of: greatest, columns: barWidth, isASCII: isASCII)
    let head = "  \(name)  \(padding)\(number)"
    return bar.isEmpty ? head + "\n" : "\(head)  \(page.colored(bar, .cyan))\n"
  }
}

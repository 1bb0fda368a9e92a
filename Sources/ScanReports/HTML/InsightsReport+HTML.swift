import Library

extension InsightsReport {
  /// Tables of labelled bars, for a page; those of which nothing is known are left out.
  var html: HTML {
    sections.filter { section in
      section.rows.contains { $0.count > 0 && $0.name != "unknown" }
    }.map(\.html).reduce(.empty, +)
  }
}

extension TextChart.Section {
  fileprivate var html: HTML {
    let greatest = rows.map(\.count).max() ?? 0
    let bars = rows.filter { $0.count > 0 }.map { row -> HTML in
      """
      <tr><th scope="row" dir="auto">\(row.name)</th><td>\
      <i style="width:\(row.count * 100 / greatest)%"></i></td><td>\(row.count)</td></tr>
      """
    }
    let more: HTML =
      others > 0 ? "<tfoot><tr><td colspan=\"3\">and \(others) more</td></tr></tfoot>" : .empty
    return "<table><caption>\(title)</caption><tbody>\(bars)</tbody>\(more)</table>\n"
  }
}

import Library
import Text

extension Frame {
  mutating func draw(
    _ filing: RecordFiling, _ following: FilingOrder?, in area: Rect, _ theme: Theme
  ) {
    let lines = RecordFilingView.lines(about: filing, in: area, theme)
    for (row, line) in lines.enumerated() {
      write(line.text.fitted(to: area.width), x: area.x, y: area.y + row, line.style)
    }
    var y = RecordFilingView.fields(of: filing, in: area).y
    for field in RecordFiling.Field.allCases {
      let isSelected = field == filing.field
      let row = Rect(x: area.x, y: y, width: area.width, height: 1)
      if isSelected { fill(row, " ", theme.selected) }
      write(field.label, x: row.x + 1, y: y, isSelected ? theme.selected : theme.label)
      let value = filing.value(of: field)
      write(
        value.isEmpty ? "-" : value, x: row.x + 10, y: y, isSelected ? theme.selected : theme.text,
        limit: area.width - 11)
      y += 1
    }
    if y + 2 < area.y + area.height { y += 1 }
    let grades = RecordFiling.grades(for: filing.field).enumerated()
      .map { "\(($0 + 1) % 10) \($1.rawValue)" }.joined(separator: "  ")
    write(grades.fitted(to: area.width), x: area.x, y: y, theme.key)
    if let following, y + 1 < area.y + area.height {
      let words = "all that follow: \(following.words)"
      write(words.fitted(to: area.width), x: area.x, y: y + 1, theme.good)
    }
  }
}

/// What stands above the fields, and where they are.
enum RecordFilingView {
  static func lines(
    about filing: RecordFiling, in area: Rect, _ theme: Theme
  ) -> [(text: String, style: Style)] {
    let release = filing.release.summary
    let pressing = [release.labelLine, release.pressingLine, release.formatLine]
      .filter { !$0.isEmpty }.joined(separator: " · ")
    let gone =
      filing.copy == nil ? [("it is not in your collection any more", theme.error)] : []
    let lines =
      filing.owned.prefix(1).map { ($0, theme.warning) } + gone
      + [(release.recordLine, theme.title), (pressing, theme.faint), ("", theme.text)]
    // On a low screen the fields and the grades come first.
    let room = area.height - RecordFiling.Field.allCases.count - 1
    return Array(lines.prefix(max(1, room)))
  }

  static func fields(of filing: RecordFiling, in area: Rect) -> Rect {
    let below = area.split(top: lines(about: filing, in: area, Theme()).count).rest
    return below.split(top: RecordFiling.Field.allCases.count).top
  }
}

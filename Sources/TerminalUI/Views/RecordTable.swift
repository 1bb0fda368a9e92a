import AppNavigation
import Text

/// A table of records: which columns there is room for, and how wide each is.
struct RecordTable {
  /// The columns that are shown, with their widths.
  let columns: [(column: RecordColumn, width: Int)]

  private static let gap = 2

  init(_ wanted: [RecordColumn], width: Int) {
    var shown = wanted
    let room = width - 3
    func rest(_ columns: [RecordColumn]) -> Int {
      room - columns.compactMap(\.fixedWidth).reduce(0, +) - Self.gap * (columns.count - 1)
    }
    // What tells records apart stays longest.
    for column in RecordColumn.leastImportantFirst where rest(shown) < shown.flexibleMinimum {
      shown.removeAll { $0 == column }
    }
    let flexible = max(0, rest(shown))
    let hasLabel = shown.contains(.label)
    columns = shown.map { column in
      switch column {
      case .record: (column, hasLabel ? flexible - flexible * 2 / 5 : flexible)
      case .label: (column, flexible * 2 / 5)
      default: (column, column.fixedWidth ?? 0)
      }
    }
  }

  func drawHead(on frame: inout Frame, in line: Rect, _ theme: Theme) {
    var x = line.x + 1
    for (column, width) in columns {
      frame.write(column.title.fitted(to: width), x: x, y: line.y, theme.faint)
      x += width + Self.gap
    }
  }

  func draw(
    _ record: ScreenRecord, on frame: inout Frame, in line: Rect, _ theme: Theme, isSelected: Bool
  ) {
    var x = line.x + 1
    for (column, width) in columns {
      let style = isSelected ? theme.selected : column == .record ? theme.text : theme.faint
      frame.write(record[column].fitted(to: width), x: x, y: line.y, style)
      x += width + Self.gap
    }
  }
}

extension RecordColumn {
  fileprivate static let leastImportantFirst: [RecordColumn] = [
    .release, .item, .notes, .folder, .evidence, .format, .sleeve, .media,
    .pressing, .seekers, .owners, .label,
  ]

  /// In terminal columns; nil for those that share what is left.
  fileprivate var fixedWidth: Int? {
    switch self {
    case .record, .label: nil
    case .standing: 4
    case .item, .owners, .seekers: 6
    case .pressing: 14
    case .format: 16
    case .media, .sleeve: 6
    case .folder: 14
    case .notes: 16
    case .evidence: 24
    case .release: 18
    }
  }
}

extension [RecordColumn] {
  fileprivate var flexibleMinimum: Int { contains(.label) ? 50 : 20 }
}

import AppNavigation
import Files
import Text

/// The rows of a screen in the order in which they are drawn. Of a long list only those in its window
/// are there.
struct PageRows: Sendable, Hashable {
  /// One row.
  enum Row: Sendable, Hashable {
    case space
    case heading(String)
    /// Of a group of records, with their number.
    case groupHeading(String, count: Int)
    case record(ScreenRecord)
    case fact(ScreenFact)
    case field(ScreenField, index: Int)
    case group(ScreenGroup)
    /// With the greatest number that it is compared with.
    case figure(ScreenFigure, greatest: Int)
    case text(String)
    case action(ScreenAction)
    /// A record of a long list that is not read yet.
    case missing
  }

  /// The columns of the records.
  let columns: [RecordColumn]
  private let rows: [Row]
  private let window: ScreenWindow?
  /// The first photo of a record among them; nil for none.
  let firstPhoto: PhotoPath?

  /// - Parameter width: The columns that a row has; longer sentences take several rows.
  init(screen: Screen?, width: Int = 80) {
    let sections = screen?.sections ?? []
    columns = sections.lazy.compactMap { $0.rows.columns }.first ?? []
    if let window = screen?.window, sections.count == 1 {
      self.window = window
      rows = sections[0].rows.all(width)
    } else {
      window = nil
      var rows: [Row] = []
      for section in sections {
        if !rows.isEmpty { rows.append(.space) }
        if let title = section.title { rows.append(.heading(title)) }
        rows += section.rows.all(width)
      }
      let isDialog = sections.allSatisfy(\.rows.isDialog)
      if let screen, isDialog, !screen.actions.isEmpty {
        rows += [.space] + screen.actions.map(Row.action)
      }
      self.rows = rows.numberingFields()
    }
    firstPhoto = self.rows.lazy.compactMap(\.photo).first
  }

  /// How many rows there are in all.
  var count: Int { window?.total ?? rows.count }

  subscript(position: Int) -> Row {
    guard let window else { return rows[position] }
    let index = position - window.offset
    return rows.indices.contains(index) ? rows[index] : .missing
  }

  /// The positions of a long list that are read; nil for a list that is not long.
  var read: Range<Int>? { window.map { $0.offset..<$0.offset + rows.count } }

  var fields: [ScreenField] {
    rows.compactMap { if case .field(let field, _) = $0 { field } else { nil } }
  }

  /// Whether something can be done with a row.
  func isSelectable(_ position: Int) -> Bool {
    switch self[position] {
    case .record, .field, .group, .action, .missing: true
    case .fact(let fact): fact.target != nil
    case .figure(let figure, _): figure.target != nil
    case .space, .heading, .groupHeading, .text: false
    }
  }

  /// The next row with which something can be done.
  func selectable(from position: Int, by step: Int) -> Int? {
    var next = position
    while next >= 0, next < count {
      if isSelectable(next) { return next }
      next += step
    }
    return nil
  }
}

extension ScreenRows {
  fileprivate var columns: [RecordColumn]? {
    switch self {
    case .records(_, let columns), .list(_, let columns): columns
    case .facts, .fields, .groups, .figures, .text: nil
    }
  }

  /// Whether it is what a question is made of.
  fileprivate var isDialog: Bool {
    switch self {
    case .fields, .text: true
    case .facts, .records, .list, .groups, .figures: false
    }
  }

  fileprivate func all(_ width: Int) -> [PageRows.Row] {
    switch self {
    case .facts(let rows): rows.map { .fact($0) }
    case .fields(let rows): rows.map { .field($0, index: 0) }
    case .records(let rows, _): rows.map { .record($0) }
    case .list(let rows, _):
      rows.map { row in
        switch row {
        case .record(let record): .record(record)
        case .heading(let name, let count): .groupHeading(name, count: count)
        }
      }
    case .groups(let rows): rows.map { .group($0) }
    case .figures(let rows, _):
      rows.map { [greatest = rows.map(\.count).max() ?? 0] in .figure($0, greatest: greatest) }
    case .text(let rows): rows.flatMap { $0.wrapped(to: max(10, width)).map { .text($0) } }
    }
  }
}

extension [PageRows.Row] {
  fileprivate func numberingFields() -> Self {
    var next = 0
    return map { row in
      guard case .field(let field, _) = row else { return row }
      defer { next += 1 }
      return .field(field, index: next)
    }
  }
}

extension PageRows.Row {
  /// The photo that the copy was scanned from; nil for none.
  var photo: PhotoPath? {
    guard case .record(let record) = self, case .copy(let item) = record.source else { return nil }
    return item.photo.map(PhotoPath.init(bytes:))
  }
}

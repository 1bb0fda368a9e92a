/// A part of a screen, with rows of one kind.
public struct ScreenSection: Sendable, Hashable {
  /// Nil for a section that needs no heading.
  public let title: String?
  public let rows: ScreenRows

  /// Above counts of countries, whose names are codes as in `ReleaseSummary.country`.
  public static let countriesTitle = "Countries"

  public init(_ title: String, _ rows: ScreenRows) {
    self.title = title
    self.rows = rows
  }

  /// A section that needs no heading.
  public init(_ rows: ScreenRows) {
    title = nil
    self.rows = rows
  }
}

/// The rows of a section, by their kind.
public enum ScreenRows: Sendable, Hashable {
  case facts([ScreenFact])
  /// What can be typed or chosen.
  case fields([ScreenField])
  /// A table of records with these columns.
  case records([ScreenRecord], columns: [RecordColumn])
  /// A long table of records with the headings of its groups.
  case list([ScreenListRow], columns: [RecordColumn])
  case groups([ScreenGroup])
  /// Numbers to compare with each other, the share of the greatest as a bar.
  ///
  /// - Parameter listed: How many of them a short report lists; nil for all.
  case figures([ScreenFigure], listed: Int? = nil)
  /// Sentences for the user, one a row.
  case text([String])
}

extension ScreenRows {
  public var count: Int {
    switch self {
    case .facts(let rows): rows.count
    case .fields(let rows): rows.count
    case .records(let rows, _): rows.count
    case .list(let rows, _): rows.count
    case .groups(let rows): rows.count
    case .figures(let rows, _): rows.count
    case .text(let rows): rows.count
    }
  }

  /// What choosing the row at a position does; nil for a row that does nothing.
  public func target(at position: Int) -> ScreenTarget? {
    switch self {
    case .facts(let rows): rows[position].target
    case .records(let rows, _): rows[position].target
    case .list(let rows, _): rows[position].record?.target
    case .groups(let rows): rows[position].target
    case .figures(let rows, _): rows[position].target
    case .fields, .text: nil
    }
  }
}

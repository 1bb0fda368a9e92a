import CSV
import Foundation
import Releases

/// One copy of a record as a row of a collection file.
public struct CollectionRow: Sendable, Hashable {
  /// By the numbers of the columns.
  private var texts = [String](repeating: "", count: CollectionColumn.allCases.count)
  /// What is in the fields that the user added at Discogs, by their names there; none is empty.
  var customFields: [String: String] = [:]

  /// Without any text.
  init() {}

  /// The row of an item.
  public init(_ item: CollectionItem) {
    let release = item.release
    customFields = item.customFields
    self[.catalogueNumber] = release.labels.map(\.numberText).joined(separator: ", ")
    self[.artist] = release.artists.joined
    self[.title] = release.title
    self[.label] = release.labels.map(\.name).joined(separator: ", ")
    self[.format] = release.formats.discogsText
    self[.rating] = item.rating == 0 ? "" : String(item.rating)
    self[.released] = release.released ?? ""
    self[.release] = release.id.discogsText
    self[.folder] = item.folder.name
    self[.dateAdded] = item.dateAdded.formatted(.collectionFile)
    self[.mediaCondition] = item.mediaCondition?.description ?? ""
    self[.sleeveCondition] = item.sleeveCondition?.description ?? ""
    self[.notes] = item.notes
  }

  /// The text of a column; empty if the file does not have the column.
  public internal(set) subscript(column: CollectionColumn) -> String {
    get { texts[column.rawValue] }
    set { texts[column.rawValue] = newValue }
  }

  /// The row as a line of a file, with all columns.
  ///
  /// - Parameters:
  ///   - customFields: the names of the user's own fields that have a column.
  ///   - isRaw: leave cells unguarded that a spreadsheet would take for formulas.
  public func line(_ customFields: [String] = [], isRaw: Bool = false) -> String {
    let cells =
      CollectionColumn.allCases.map { self[$0] } + customFields.map { self.customFields[$0] ?? "" }
    return CSVWriter.line(isRaw ? cells : cells.map(CellGuard.guarded))
  }

  /// The line with the names of all columns.
  ///
  /// - Parameter customFields: the names of the user's own fields that have a column.
  public static func header(_ customFields: [String] = []) -> String {
    CSVWriter.line(
      CollectionColumn.allCases.map(\.name)
        + customFields.map { FileColumn.custom($0).name })
  }
}

extension [CollectionItem] {
  /// The names of the user's own fields that some of the copies have, sorted.
  public var customFields: [String] {
    Set(flatMap(\.customFields.keys)).sorted()
  }

  /// The copies as a file in the columns of Discogs, in the order in which they are given.
  ///
  /// - Parameter isRaw: leave cells unguarded that a spreadsheet would take for formulas.
  public func collectionFile(isRaw: Bool = false) -> String {
    let customFields = customFields
    return CollectionRow.header(customFields)
      + map { CollectionRow($0).line(customFields, isRaw: isRaw) }.joined()
  }
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
  /// Date and time in UTC, such as "2026-11-21 10:00:00".
  static var collectionFile: Date.ISO8601FormatStyle {
    .iso8601.year().month().day().dateTimeSeparator(.space)
      .time(includingFractionalSeconds: false)
  }
}

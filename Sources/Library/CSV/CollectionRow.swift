import CSV
import Foundation
import Releases

/// One copy of a record as a row of a collection file.
public struct CollectionRow: Sendable, Hashable {
  private var texts: [CollectionColumn: String] = [:]
  /// What is in the fields that the user added at Discogs, by their names there; none is empty.
  let customFields: [String: String]

  init(_ texts: [CollectionColumn: String], customFields: [String: String] = [:]) {
    self.texts = texts
    self.customFields = customFields
  }

  /// The row of an item.
  public init(_ item: CollectionItem) {
    let release = item.release
    texts = [
      .catalogueNumber: release.labels.map(\.numberText).joined(separator: ", "),
      .artist: release.artists.joined,
      .title: release.title,
      .label: release.labels.map(\.name).joined(separator: ", "),
      .format: release.formats.discogsText,
      .rating: item.rating == 0 ? "" : String(item.rating),
      .released: release.released ?? "",
      .release: release.id.discogsText,
      .folder: item.folder.name,
      .dateAdded: item.dateAdded.formatted(.collectionFile),
      .mediaCondition: item.mediaCondition?.description ?? "",
      .sleeveCondition: item.sleeveCondition?.description ?? "",
      .notes: item.notes,
    ]
    customFields = item.customFields
  }

  /// The text of a column; empty if the file does not have the column.
  public subscript(column: CollectionColumn) -> String { texts[column] ?? "" }

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
      CollectionColumn.allCases.map(\.rawValue)
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

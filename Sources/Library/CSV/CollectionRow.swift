import CSV
import Foundation
import Releases

/// One copy of a record as a row of a collection file.
public struct CollectionRow: Sendable, Hashable {
  private var texts: [CollectionColumn: String] = [:]

  init(_ texts: [CollectionColumn: String]) {
    self.texts = texts
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
  }

  /// The text of a column; empty if the file does not have the column.
  public subscript(column: CollectionColumn) -> String { texts[column] ?? "" }

  /// The row as a line of a file, with all columns.
  public var line: String { CSVWriter.line(CollectionColumn.allCases.map { self[$0] }) }

  /// The line with the names of all columns.
  public static var header: String { CSVWriter.line(CollectionColumn.allCases.map(\.rawValue)) }
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
  /// Date and time in UTC, such as "2026-11-21 10:00:00".
  static var collectionFile: Date.ISO8601FormatStyle {
    .iso8601.year().month().day().dateTimeSeparator(.space)
      .time(includingFractionalSeconds: false)
  }
}

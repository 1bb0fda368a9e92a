import Foundation
import Releases

/// What a row of a collection file says of one copy of a record.
public struct ImportedCopy: Sendable, Hashable {
  /// The release, as far as the row describes it.
  public let release: ReleaseDetail
  /// The name of the folder; empty if the row names none.
  public let folder: String
  public let mediaCondition: Condition?
  public let sleeveCondition: Condition?
  /// 1 to 5 stars; 0 for none given.
  public let rating: Int
  public let notes: String
  /// In whole seconds; nil if the row does not say.
  public let dateAdded: Date?

  /// - Throws: ``RowProblem`` if a value is not valid in its column.
  init(_ row: CollectionRow) throws(RowProblem) {
    release = try Self.release(row)
    folder = row[.folder]
    mediaCondition = try Self.condition(row, .mediaCondition)
    sleeveCondition = try Self.condition(row, .sleeveCondition)
    rating = try row.value(.rating, expected: "a number of stars from 0 to 5") { text in
      text.isEmpty ? 0 : Int(text).flatMap { (0...5).contains($0) ? $0 : nil }
    }
    notes = row[.notes]
    dateAdded = try Self.date(row)
  }

  private static func release(_ row: CollectionRow) throws(RowProblem) -> ReleaseDetail {
    let id = try row.value(.release, expected: "a release number at Discogs, such as 249504") {
      ReleaseID($0)
    }
    let artist = row[.artist]
    return ReleaseDetail(
      id: id, title: row[.title], artists: artist.isEmpty ? [] : [ArtistCredit(name: artist)],
      labels: [LabelCredit](discogsNames: row[.label], numbers: row[.catalogueNumber]),
      formats: [ReleaseFormat](discogs: row[.format]), released: try released(row))
  }

  /// Discogs has 0 for an unknown year, and 00 for an unknown month or day.
  private static func released(_ row: CollectionRow) throws(RowProblem) -> String? {
    guard row[.released] != "0" else { return nil }
    return try row.optional(.released, expected: "a year or a date, such as 1987 or 1987-07-27") {
      text in
      let parts = text.components(separatedBy: "-")
      let isDate =
        parts.count <= 3
        && zip(parts, [4, 2, 2]).allSatisfy { part, length in
          part.utf8.count == length && part.utf8.allSatisfy { (48...57).contains($0) }
        }
      return isDate ? parts.prefix { $0 != "00" }.joined(separator: "-") : nil
    }
  }

  private static func condition(
    _ row: CollectionRow, _ column: CollectionColumn
  ) throws(RowProblem) -> Condition? {
    let isMedia = column == .mediaCondition
    let kind = isMedia ? "of a record" : "of a sleeve"
    return try row.optional(
      column, expected: "a condition \(kind), such as \(Condition.nearMint)"
    ) { text in
      Condition(parsing: text).flatMap { isMedia && $0.isForSleevesOnly ? nil : $0 }
    }
  }

  private static func date(_ row: CollectionRow) throws(RowProblem) -> Date? {
    try row.optional(.dateAdded, expected: "a time in UTC, such as 2026-11-21 10:00:00") { text in
      let date = try? Date(text, strategy: Date.ISO8601FormatStyle.collectionFile)
      // The parser accepts 30 February and returns 2 March.
      return date?.formatted(.collectionFile) == text ? date : nil
    }
  }
}

extension CollectionRow {
  /// The value of a column; nil if the column is empty.
  fileprivate func optional<Value>(
    _ column: CollectionColumn, expected: String, _ read: (String) -> Value?
  ) throws(RowProblem) -> Value? {
    self[column].isEmpty ? nil : try value(column, expected: expected, read)
  }

  /// The value of a column.
  fileprivate func value<Value>(
    _ column: CollectionColumn, expected: String, _ read: (String) -> Value?
  ) throws(RowProblem) -> Value {
    guard let value = read(self[column]) else {
      throw .value(column, self[column], expected: expected)
    }
    return value
  }
}

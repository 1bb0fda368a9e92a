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
  /// What is in the fields that the user added at Discogs, by their names there; none is empty.
  public let customFields: [String: String]
  /// What is wrong with values that a copy can do without; they are left out.
  public let warnings: [RowProblem]

  /// - Throws: ``RowProblem`` if the row does not say which release it is.
  init(_ row: CollectionRow) throws(RowProblem) {
    var reader = LenientReader(row: row)
    release = try Self.release(row, released: reader.released)
    folder = row[.folder]
    mediaCondition = reader.mediaCondition
    sleeveCondition = reader.sleeveCondition
    rating = reader.rating
    notes = row[.notes]
    dateAdded = reader.dateAdded
    customFields = row.customFields
    warnings = reader.warnings
  }

  private static func release(
    _ row: CollectionRow, released: String?
  ) throws(RowProblem) -> ReleaseDetail {
    guard let id = ReleaseID(row[.release]) else {
      throw .value(
        CollectionColumn.release.name, row[.release],
        expected: "a release number at Discogs, such as 249504")
    }
    let artist = row[.artist]
    return ReleaseDetail(
      id: id, title: row[.title], artists: artist.isEmpty ? [] : [ArtistCredit(name: artist)],
      labels: [LabelCredit](discogsNames: row[.label], numbers: row[.catalogueNumber]),
      formats: [ReleaseFormat](discogs: row[.format]), released: released)
  }
}

/// Reads the values that a copy can do without; one that is not valid is nil and a warning.
private struct LenientReader {
  let row: CollectionRow
  private(set) var warnings: [RowProblem] = []

  init(row: CollectionRow) {
    self.row = row
  }

  var rating: Int {
    mutating get {
      value(.rating, expected: "a number of stars from 0 to 5") { text in
        Int(text).flatMap { (0...5).contains($0) ? $0 : nil }
      } ?? 0
    }
  }

  /// Discogs has 0 for an unknown year, and 00 for an unknown month or day.
  var released: String? {
    mutating get {
      guard row[.released] != "0" else { return nil }
      return value(.released, expected: "a year or a date, such as 1987 or 1987-07-27") { text in
        let parts = text.parts(separatedBy: "-")
        let isDate =
          parts.count <= 3
          && zip(parts, [4, 2, 2]).allSatisfy { part, length in
            part.utf8.count == length && part.utf8.allSatisfy { (48...57).contains($0) }
          }
        return isDate ? parts.prefix { $0 != "00" }.joined(separator: "-") : nil
      }
    }
  }

  var mediaCondition: Condition? {
    mutating get {
      value(.mediaCondition, expected: "a condition of a record, such as \(Condition.nearMint)") {
        Condition(parsing: $0).flatMap { $0.isForSleevesOnly ? nil : $0 }
      }
    }
  }

  var sleeveCondition: Condition? {
    mutating get {
      value(.sleeveCondition, expected: "a condition of a sleeve, such as \(Condition.nearMint)") {
        Condition(parsing: $0)
      }
    }
  }

  var dateAdded: Date? {
    mutating get {
      value(.dateAdded, expected: "a time in UTC, such as 2026-11-21 10:00:00") { text in
        let date = try? Date(text, strategy: Date.ISO8601FormatStyle.collectionFile)
        // The parser accepts 30 February and returns 2 March.
        return date?.formatted(.collectionFile) == text ? date : nil
      }
    }
  }

  /// The value of a column; nil if the column is empty or not valid.
  private mutating func value<Value>(
    _ column: CollectionColumn, expected: String, _ read: (String) -> Value?
  ) -> Value? {
    let text = row[column]
    guard !text.isEmpty else { return nil }
    let value = read(text)
    if value == nil { warnings.append(.value(column.name, text, expected: expected)) }
    return value
  }
}

import Barcodes
import Foundation
import GRDB
import Releases

/// The photos that were scanned and their outcomes, in the user's library.
public struct ScanJournal: Sendable {
  let library: LibraryDatabase

  public init(_ library: LibraryDatabase) {
    self.library = library
  }

  /// The names of photos that come after this one, in their order.
  ///
  /// - Parameter limit: the maximum number of photos.
  /// - Throws: ``LibraryFailure``.
  public func paths(after path: [UInt8], limit: Int) async throws(LibraryFailure) -> [[UInt8]] {
    try await library.read { database in
      try Data.fetchAll(
        database, sql: "SELECT path FROM scanPhoto WHERE path > ? ORDER BY path LIMIT ?",
        arguments: [Data(path), limit]
      )
      .map { Array($0) }
    }
  }

  /// What was said of photos.
  ///
  /// - Parameter hashes: SHA-256 of the photos' contents.
  /// - Throws: ``LibraryFailure``.
  public func verdicts(
    of hashes: [[UInt8]]
  ) async throws(LibraryFailure) -> [[UInt8]: PhotoVerdict] {
    try await library.verdicts(of: hashes)
  }

  /// The file of the library that it is in.
  public var path: String { library.path }

  /// The entry of a photo, by its name; nil if it was never scanned.
  ///
  /// - Throws: ``LibraryFailure``.
  public func entry(path: [UInt8]) async throws(LibraryFailure) -> JournalEntry? {
    try await library.read { database in
      try JournalRow.fetchOne(database, where: "path = ?", [Data(path)])?.entry(in: database)
    }
  }

  /// The first of the photos with this content, by its name; nil if the content was never scanned.
  ///
  /// - Parameter hash: SHA-256 of the content.
  /// - Throws: ``LibraryFailure``.
  public func entry(hash: [UInt8]) async throws(LibraryFailure) -> JournalEntry? {
    try await library.read { database in
      try JournalRow.fetchOne(database, where: "hash = ? ORDER BY path LIMIT 1", [Data(hash)])?
        .entry(in: database)
    }
  }

  /// The names of photos with this content that come after one, in their order.
  ///
  /// - Parameters:
  ///   - hash: SHA-256 of the content.
  ///   - limit: the maximum number of names.
  /// - Throws: ``LibraryFailure``.
  public func paths(
    ofContent hash: [UInt8], after path: [UInt8], limit: Int
  ) async throws(LibraryFailure) -> [[UInt8]] {
    try await library.read { database in
      let statement = try database.cachedStatement(
        sql: """
          SELECT path FROM scanPhoto
          WHERE content = (SELECT number FROM scanContent WHERE hash = ?) AND path > ?
          ORDER BY path LIMIT ?
          """)
      return try Data.fetchAll(statement, arguments: [Data(hash), Data(path), limit])
        .map { Array($0) }
    }
  }

  /// The photos in which a barcode was read, in the order of their names.
  ///
  /// - Throws: ``LibraryFailure``.
  public func entries(barcode: GTIN) async throws(LibraryFailure) -> [JournalEntry] {
    try await library.read { database in
      try JournalRow.fetchAll(
        database,
        where: "content IN (SELECT content FROM scanBarcode WHERE gtin = ?) ORDER BY path",
        [Int64(barcode.value)]
      )
      .map { try $0.entry(in: database) }
    }
  }

  /// The photos whose names come after this one, in the order of their names.
  ///
  /// - Parameters:
  ///   - statuses: only photos that have an outcome with one of these; nil for all.
  ///   - includesSeveralBarcodes: whether photos of several barcodes are added to those: each barcode
  ///     has a status of its own, but the outcome only the best of them.
  ///   - limit: the maximum number of photos.
  /// - Throws: ``LibraryFailure``.
  public func entries(
    after path: [UInt8], statuses: [String]? = nil, includesSeveralBarcodes: Bool = false,
    limit: Int
  ) async throws(LibraryFailure) -> [JournalEntry] {
    let condition = statuses.map { statuses in
      let marks = databaseQuestionMarks(count: statuses.count)
      // For each photo in turn, so that a page of a large journal looks at no more than it needs.
      let several =
        "(SELECT count(*) FROM scanBarcode AS code WHERE code.content = photo.content) > 1"
      return """
        path > ? AND (
          photo.content IN (SELECT content FROM scanOutcome WHERE status IN (\(marks)))
          OR photo.content IS NULL AND 'unreadable' IN (\(marks))
          \(includesSeveralBarcodes ? "OR \(several)" : ""))
        ORDER BY path LIMIT ?
        """
    }
    let arguments: StatementArguments =
      [Data(path)] + StatementArguments((statuses ?? []) + (statuses ?? [])) + [limit]
    return try await library.read { database in
      try JournalRow.fetchAll(
        database, where: condition ?? "path > ? ORDER BY path LIMIT ?", arguments
      )
      .map { try $0.entry(in: database) }
    }
  }
}

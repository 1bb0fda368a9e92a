import Barcodes
import Foundation
import GRDB
import Releases
import SQLiteSupport

/// The embedded catalogue: releases in one SQLite file, with an index from GTIN to pressings.
public struct CatalogDatabase: Sendable {
  let reader: any DatabaseReader
  /// The file; nil for the sample that ships with the program.
  public let path: String?

  /// Opens a catalogue file for reading only.
  ///
  /// - Throws: ``CatalogFileError``.
  public init(path: String) throws(CatalogFileError) {
    guard FileManager.default.fileExists(atPath: path) else { throw .missing(path: path) }
    do {
      var configuration = Configuration()
      configuration.readonly = true
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      let (application, version) = try queue.read { database in
        (
          try database.applicationID,
          try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        )
      }
      guard application == CatalogSchema.applicationID else {
        throw CatalogFileError.notACatalog(path: path, reason: "it belongs to another program")
      }
      guard version <= CatalogSchema.version else {
        throw CatalogFileError.newer(path: path, version: version)
      }
      reader = queue
      self.path = path
    } catch let error as CatalogFileError {
      throw error
    } catch {
      throw .notACatalog(path: path, reason: error.sqliteReason)
    }
  }

  init(reader: any DatabaseReader) {
    self.reader = reader
    path = nil
  }
}

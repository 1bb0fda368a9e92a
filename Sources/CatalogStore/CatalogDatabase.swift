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
  /// - Throws: ``LookUpFailure`` of the lasting kind.
  public init(path: String) throws(LookUpFailure) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw .lasting(.broken("\(path): no such catalogue", remedy: .nameCatalog))
    }
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
        throw LookUpFailure(noCatalogAt: path, reason: "it belongs to another program")
      }
      guard version <= CatalogSchema.version else {
        throw LookUpFailure.lasting(
          .newerSchema("\(path): written by a newer VinylCrate (catalogue version \(version))"))
      }
      reader = queue
      self.path = path
    } catch let failure as LookUpFailure {
      throw failure
    } catch {
      throw LookUpFailure(noCatalogAt: path, reason: error.sqliteReason)
    }
  }

  init(reader: any DatabaseReader) {
    self.reader = reader
    path = nil
  }
}

extension CatalogDatabase {
  /// What a question failed with that the file should have answered.
  func unreadable(_ error: any Error) -> LookUpFailure {
    .lasting(
      .broken(
        "\(path ?? "sample catalogue"): the catalogue cannot be read (\(error.sqliteReason))",
        remedy: .importCatalogAgain))
  }
}

extension LookUpFailure {
  /// A file that cannot be used as a catalogue.
  init(noCatalogAt path: String, reason: String) {
    self = .lasting(
      .broken("\(path): not a readable catalogue (\(reason))", remedy: .checkCatalog))
  }
}

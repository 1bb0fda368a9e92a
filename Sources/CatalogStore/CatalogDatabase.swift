import Foundation
import GRDB
import GRDBSQLite
import Releases
import SQLiteSupport

/// A catalogue: releases in one SQLite file, with an index from GTIN to pressings and one from words.
///
/// A file is never changed, only replaced by another of the same name. An open one goes on to answer.
public struct CatalogDatabase: Sendable {
  let reader: any DatabaseReader
  let dictionary: DecompressionDictionary?
  /// How many releases it has.
  let releaseCount: Int
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
      configuration.maximumReaderCount = 4
      // In KiB: a search reads some hundred pages, most of them again when another letter is typed.
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA cache_size = -8192") }
      let pool = try DatabasePool(path: Self.address(of: path), configuration: configuration)
      try self.init(reader: pool, path: path)
    } catch let failure as LookUpFailure {
      throw failure
    } catch {
      throw LookUpFailure(noCatalogAt: path, reason: error.sqliteReason)
    }
  }

  /// - Throws: ``LookUpFailure``, or what SQLite says.
  init(reader: any DatabaseReader, path: String?) throws {
    let (application, version) = try reader.read { database in
      (try database.applicationID, try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0)
    }
    let name = path ?? "sample catalogue"
    guard application == CatalogSchema.applicationID else {
      throw LookUpFailure(noCatalogAt: name, reason: "it belongs to another program")
    }
    guard version <= CatalogSchema.version else {
      throw LookUpFailure.lasting(
        .newerSchema("\(name): written by a newer VinylCrate (catalogue version \(version))"))
    }
    guard version == CatalogSchema.version else {
      throw LookUpFailure.lasting(
        .broken(
          "\(name): written by an older VinylCrate (catalogue version \(version))",
          remedy: .importCatalogAgain))
    }
    let row = try reader.read { database in
      try Row.fetchOne(database, sql: "SELECT counts, dictionary FROM catalog")
    }
    guard let row else { throw LookUpFailure(noCatalogAt: name, reason: "it is empty") }
    let counts: CatalogCounts = try row.json("counts")
    let bytes: Data? = try row.value("dictionary")
    self.reader = reader
    dictionary = bytes.flatMap { $0.withUnsafeBytes { DecompressionDictionary($0) } }
    releaseCount = counts.releases
    self.path = path
  }

  /// The file as SQLite takes it: as one that nobody changes, so that it needs no locks and may be on
  /// read-only media, unless another program left a journal beside it.
  private static func address(of path: String) -> String {
    // Not every SQLite takes addresses.
    let isPlain =
      sqlite3_compileoption_used("USE_URI") == 1
      && !["-wal", "-journal"].contains {
        FileManager.default.fileExists(atPath: path + $0)
      }
    let absolute = URL(fileURLWithPath: path).path
    var allowed = CharacterSet.urlPathAllowed
    allowed.remove(charactersIn: ";")
    guard isPlain,
      let escaped = absolute.addingPercentEncoding(withAllowedCharacters: allowed)
    else { return path }
    return "file:\(escaped)?immutable=1"
  }
}

extension CatalogDatabase {
  /// What a question failed with that the file should have answered.
  func unreadable(_ error: any Error) -> LookUpFailure {
    .lasting(
      .broken(
        "\(path ?? "sample catalogue"): the catalogue cannot be read (\(error.catalogReason))",
        remedy: .importCatalogAgain))
  }
}

extension Error {
  /// What is wrong with a catalogue that cannot be read.
  fileprivate var catalogReason: String {
    switch self {
    case is ByteReader.Malformed, is DetailDecompressor.Malformed: "a release in it is damaged"
    default: sqliteReason
    }
  }
}

extension LookUpFailure {
  /// A file that cannot be used as a catalogue.
  init(noCatalogAt path: String, reason: String) {
    self = .lasting(
      .broken("\(path): not a readable catalogue (\(reason))", remedy: .checkCatalog))
  }
}

import Foundation
import GRDB
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
      configuration.maximumReaderCount = 4
      let file = SQLiteFile(path)
      // To read the log of another program's file would change what is beside it.
      if !file.isWhole {
        try file.alone(configuration).read { try Self.refuseOtherPrograms($0, path) }
      }
      var opening = file.whole(configuration)
      // In KiB: a search reads some hundred pages, most of them again when another letter is typed.
      opening.configuration.prepareDatabase { try $0.execute(sql: "PRAGMA cache_size = -8192") }
      let pool = try DatabasePool(path: opening.address, configuration: opening.configuration)
      try self.init(reader: pool, path: path)
    } catch let failure as LookUpFailure {
      throw failure
    } catch {
      throw LookUpFailure(error, ofCatalogAt: path)
        ?? LookUpFailure(noCatalogAt: path, reason: error.sqliteReason)
    }
  }

  private static func refuseOtherPrograms(_ database: Database, _ name: String) throws {
    guard try database.applicationID == CatalogSchema.applicationID else {
      throw LookUpFailure(noCatalogAt: name, reason: "it belongs to another program")
    }
  }

  /// - Throws: ``LookUpFailure``, or what SQLite says.
  init(reader: any DatabaseReader, path: String?) throws {
    let name = path ?? "sample catalogue"
    let (version, impostor) = try reader.read { database in
      try Self.refuseOtherPrograms(database, name)
      return (
        try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0,
        try database.impostors(among: CatalogSchema.tableNames).first
      )
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
    if let impostor {
      throw LookUpFailure.lasting(
        .broken(
          "\(name): not a readable catalogue (\(impostor) is no table)",
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
}

extension CatalogDatabase {
  /// What a question failed with that the file should have answered.
  func unreadable(_ error: any Error) -> LookUpFailure {
    let name = path ?? "sample catalogue"
    return LookUpFailure(error, ofCatalogAt: name)
      ?? .lasting(
        .broken(
          "\(name): the catalogue cannot be read (\(error.catalogReason))",
          remedy: .importCatalogAgain))
  }
}

extension Error {
  /// What is wrong with a catalogue that cannot be read.
  fileprivate var catalogReason: String {
    switch self {
    case is ByteReader.Malformed, is DetailDecompressor.Malformed: "a release in it is damaged"
    case let error as DatabaseError where error.resultCode == .SQLITE_INTERRUPT:
      "a question takes longer than any should"
    default: sqliteReason
    }
  }
}

extension LookUpFailure {
  /// What keeps a catalogue that may be sound from being read; nil where the file is at fault.
  fileprivate init?(_ error: any Error, ofCatalogAt path: String) {
    switch SQLiteObstacle(error) {
    case .busy: self = .temporary(.busy(path: path))
    case .outOfMemory:
      self = .temporary(
        .exhausted("\(path): there is not enough memory", remedy: .freeMemory))
    case .tooManyFiles:
      self = .temporary(
        .exhausted("\(path): too many files are open", remedy: .allowMoreOpenFiles))
    case .full, .notWritable, nil: return nil
    }
  }

  /// A file that cannot be used as a catalogue.
  init(noCatalogAt path: String, reason: String) {
    self = .lasting(
      .broken("\(path): not a readable catalogue (\(reason))", remedy: .checkCatalog))
  }
}

import Accounts
import ArgumentParser
import CatalogStore
import Foundation
import PostgresCatalog
import Releases
import Settings

/// Which catalogue to look barcodes up in.
struct CatalogOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The catalogue to look in, by its name or file, or a PostgreSQL database by its address, as "
        + "postgresql://USER@HOST/DATABASE; without it that of the settings, else those "
        + "that were imported, in their order, else the sample that is part of the program.",
      valueName: "catalogue"),
    completion: .file())
  var catalog: String?

  /// Opens the catalogues; a broken one is reported and ends the program with 2. A server is asked when the
  /// first question comes.
  func open() throws -> any ReleaseCatalog {
    try Failures.reportingNow {
      if let address = try address { return PostgresCatalogs(address) }
      if let path = try path() { return try CatalogDatabase(path: path) }
      let folder = CatalogFolder.ofUser
      return folder.isEmpty ? LateSample() : try folder.open()
    }
  }

  /// What the catalogue holds that is asked first.
  ///
  /// - Throws: `LookUpFailure`.
  func first() async throws -> CatalogInfo {
    if let address = try address { return try await PostgresCatalogs(address).open()[0].info }
    guard let path = try path() ?? CatalogFolder.ofUser.entries.first?.path else {
      return try CatalogDatabase.sample().info()
    }
    return try CatalogDatabase(path: path).info()
  }

  /// What the catalogues hold that ``open()`` opens, in their order.
  ///
  /// - Throws: `LookUpFailure`.
  func inUse() async throws -> [CatalogInfo] {
    if let address = try address { return try await PostgresCatalogs(address).open().map(\.info) }
    let paths = try paths
    guard !paths.isEmpty else { return [try CatalogDatabase.sample().info()] }
    return try paths.map { try CatalogDatabase(path: $0).info() }
  }

  /// The files of the catalogues that ``open()`` opens.
  var paths: [String] {
    get throws {
      guard try address == nil else { return [] }
      return try path().map { [$0] } ?? CatalogFolder.ofUser.entries.map(\.path)
    }
  }

  /// The server that the user named; nil if none was named.
  private var address: PostgresAddress? {
    get throws {
      guard let named = try named, PostgresAddress.isAddress(named) else { return nil }
      return try PostgresAddress(named)
    }
  }

  /// What the user named; nil for nothing.
  private var named: String? {
    get throws {
      let named = try catalog ?? Settings.ofUser(.catalog)
      return named?.isEmpty == true ? nil : named
    }
  }

  /// The file that the user named; nil if none was named.
  private func path() throws -> String? {
    guard let named = try named else { return nil }
    let entries = CatalogFolder.ofUser.entries
    if let entry = entries.first(where: { $0.name == named }) { return entry.path }
    guard entries.isEmpty || FileManager.default.fileExists(atPath: named) else {
      throw LookUpFailure.lasting(
        .broken("\(named): no such catalogue", remedy: .didYouMean(entries.map(\.name))))
    }
    return named
  }
}

extension CatalogFolder {
  /// Where the user's catalogues are.
  static var ofUser: CatalogFolder {
    CatalogFolder(path: UserFolders().data.appendingPathComponent("catalogues").path)
  }
}

extension CatalogFolder.Entry {
  /// In bytes.
  var size: Int { fileSize(path) }
}

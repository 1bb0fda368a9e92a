import Accounts
import ArgumentParser
import CatalogStore
import Foundation

/// Which catalogue to look barcodes up in.
struct CatalogOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The catalogue to look in; without it $VINYLCRATE_CATALOG, else the one in the data folder, "
        + "else the sample that is part of the program.", valueName: "file"),
    completion: .file())
  var catalog: String?

  /// Opens the catalogue; a broken one is reported and ends the program with 2.
  func open() throws -> CatalogDatabase {
    try reporting { $0 }
  }

  /// Calls `body` with the catalogue; a broken one is reported and ends the program with 2.
  func reporting<Value>(
    _ body: (CatalogDatabase) throws -> Value
  ) throws -> Value {
    try Failures.reportingNow {
      guard let path else { return try body(try CatalogDatabase.sample()) }
      return try body(try CatalogDatabase(path: path))
    }
  }

  /// The file to use; nil for the sample.
  private var path: String? {
    let environment = ProcessInfo.processInfo.environment
    if let named = catalog ?? environment["VINYLCRATE_CATALOG"], !named.isEmpty { return named }
    let standard = UserFolders(environment: environment).data
      .appendingPathComponent("catalog.sqlite").path
    return FileManager.default.fileExists(atPath: standard) ? standard : nil
  }
}

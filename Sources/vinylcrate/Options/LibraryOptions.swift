import AppNavigation
import ArgumentParser
import Foundation
import Library

/// Which library to keep things in.
struct LibraryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The library to use, before $VINYLCRATE_LIBRARY and the one in the data folder.",
      valueName: "file"),
    completion: .file())
  var library: String?

  /// The library in use, made where there is none; a broken one is reported and ends the program
  /// with 2.
  func open() throws -> LibraryDatabase {
    try reporting { () throws(LibraryFileError) in try LibraryDatabase(path: path) }
  }

  /// The library in use; nil where there is none yet.
  func openExisting() throws -> LibraryDatabase? {
    try reporting { () throws(LibraryFileError) in try LibraryDatabase.existing(path: path) }
  }

  /// What `body` makes of the library in use, or of an empty one where there is none yet: nothing is
  /// made in its place.
  func reading<Value>(_ body: (LibraryDatabase) async throws -> Value) async throws -> Value {
    if let library = try openExisting() { return try await body(library) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vinylcrate-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(
      try LibraryDatabase(path: folder.appendingPathComponent("library.sqlite").path))
  }

  private func reporting<Value>(_ body: () throws(LibraryFileError) -> Value) throws -> Value {
    do throws(LibraryFileError) {
      return try body()
    } catch {
      Console.complain(error.description)
      throw ExitCode(2)
    }
  }

  private var path: String {
    let environment = ProcessInfo.processInfo.environment
    if let named = library ?? environment["VINYLCRATE_LIBRARY"], !named.isEmpty { return named }
    return UserFolders(environment: environment).data
      .appendingPathComponent("library.sqlite").path
  }
}

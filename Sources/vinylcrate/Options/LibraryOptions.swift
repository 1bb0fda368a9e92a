import Accounts
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
  /// with 2, one that cannot be written with 74.
  func open() throws -> LibraryDatabase {
    try reporting { () throws(LibraryFileError) in try LibraryDatabase(path: path) }
  }

  /// The library in use; nil where there is none yet.
  func openExisting() throws -> LibraryDatabase? {
    try reporting { () throws(LibraryFileError) in try LibraryDatabase.existing(path: path) }
  }

  /// What the user has and decided: the library in use, or an empty one where there is none yet.
  func openReader() throws -> any LibraryReader { try openExisting() ?? InMemoryLibrary() }

  /// Works with the library in use; what it cannot do is reported and ends the program.
  ///
  /// - Parameter isTrial: leave none behind where there is none yet: work with an empty one that is
  ///   gone in the end.
  func use<Value>(
    isTrial: Bool, _ body: (LibraryDatabase) async throws -> Value
  ) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vinylcrate-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await Failures.reporting {
      guard isTrial else { return try await body(try open()) }
      let stand = folder.appendingPathComponent("library.sqlite").path
      return try await body(
        try openExisting()
          ?? reporting { () throws(LibraryFileError) in try LibraryDatabase(path: stand) })
    }
  }

  /// What `body` makes of the library in use, or of an empty one where there is none yet: nothing is
  /// made in its place.
  func reading<Value>(_ body: (LibraryDatabase) async throws -> Value) async throws -> Value {
    try await use(isTrial: true, body)
  }

  private func reporting<Value>(_ body: () throws(LibraryFileError) -> Value) throws -> Value {
    try Failures.reportingNow { try body() }
  }

  /// The file of the library in use, whether it is there or not.
  var path: String {
    let environment = ProcessInfo.processInfo.environment
    if let named = library ?? environment["VINYLCRATE_LIBRARY"], !named.isEmpty { return named }
    return UserFolders(environment: environment).data
      .appendingPathComponent("library.sqlite").path
  }
}

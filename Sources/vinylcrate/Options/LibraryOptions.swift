import Accounts
import ArgumentParser
import Foundation
import Library
import Settings

/// Which library to use.
struct LibraryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The library to use; without it that of the settings, else the one in the data folder.",
      valueName: "file"),
    completion: .file())
  var library: String?

  @Flag(help: "Make the library that --library or the settings name, if there is none.")
  var create = false

  /// Opens the library, or makes it if there is none; a broken one is reported and ends the program
  /// with 2, one that cannot be written with 74.
  func open() throws -> LibraryDatabase {
    try reporting {
      try refuseMistypedName()
      return try LibraryDatabase(path: path)
    }
  }

  /// Opens the library; nil if there is none yet.
  func openExisting() throws -> LibraryDatabase? {
    try reporting {
      try refuseMistypedName()
      return try LibraryDatabase.existing(path: path)
    }
  }

  /// Opens the library to read it; an empty one if there is none yet.
  func openReader() throws -> any LibraryReader { try openExisting() ?? InMemoryLibrary() }

  /// Calls `body` with the library; its problems are reported and end the program.
  ///
  /// - Parameter isTrial: whether to make no library if there is none yet. `body` then gets an
  ///   empty, temporary one.
  func use<Value>(
    isTrial: Bool, _ body: (LibraryDatabase) async throws -> Value
  ) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vinylcrate-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await Failures.reporting {
      guard isTrial else { return try await body(try open()) }
      let temporary = folder.appendingPathComponent("library.sqlite").path
      return try await body(
        try openExisting()
          ?? reporting { try LibraryDatabase(path: temporary) })
    }
  }

  /// Calls `body` with the library, or with an empty, temporary one if there is none yet.
  func reading<Value>(_ body: (LibraryDatabase) async throws -> Value) async throws -> Value {
    try await use(isTrial: true, body)
  }

  private func reporting<Value>(_ body: () throws -> Value) throws -> Value {
    try Failures.reportingNow { try body() }
  }

  /// A library is made in its usual place without a question, anywhere else only on request: the name
  /// may be mistyped.
  private func refuseMistypedName() throws {
    guard let name = try namedPath, !create, !FileManager.default.fileExists(atPath: name) else {
      return
    }
    throw LibraryFileError.missing(path: name)
  }

  /// The file of the library, whether it exists or not.
  var path: String {
    get throws { try namedPath ?? Self.usualPath }
  }

  /// The file where none is named.
  static var usualPath: String {
    UserFolders().data.appendingPathComponent("library.sqlite").path
  }

  /// The file that the user named; nil if none was named.
  private var namedPath: String? {
    get throws {
      if let library, !library.isEmpty { return library }
      return try Settings.ofUser(.library)
    }
  }
}

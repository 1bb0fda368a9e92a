import GRDBSQLite
import Synchronization
import Testing

extension Program {
  /// Runs a command that has to succeed without a complaint, and gives what it prints.
  @discardableResult
  func text(_ arguments: String...) throws -> String {
    let result = try run(arguments)
    #expect(result.exitCode == 0, "\(arguments)")
    #expect(result.stderr == "", "\(arguments)")
    return result.stdout
  }

  /// Runs a command that has to be refused with one line, and gives that.
  func refusal(_ arguments: String..., exitCode: Int32 = 1) throws -> String {
    let result = try run(arguments)
    #expect(result.exitCode == exitCode, "\(arguments)")
    #expect(result.stdout == "", "\(arguments)")
    #expect(result.complaints.count == 1, "\(arguments)")
    return result.complaints.first ?? ""
  }
}

/// Records of the sample catalogue.
enum SampleRecord {
  static let astley = "discogs:249504"
  static let astleyBarcode = "5012394144777"
  static let ebe = "discogs:21"
  /// The barcode of two pressings that nothing tells apart.
  static let sharedBarcode = "829707951718"
  static let red = "discogs:6084149"
  static let green = "discogs:6084161"
}

extension Program {
  /// Changes the library as another program would.
  func alterLibrary(_ sql: String) throws {
    let path = folder.path("data/vinylcrate/library.sqlite")
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    try #require(sqlite3_open(path, &database) == SQLITE_OK)
    try #require(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK)
  }
}

/// Another program that is changing the library.
final class LibraryLock: Sendable {
  private let path: String
  private let database = Mutex<OpaquePointer?>(nil)

  init(_ program: Program) {
    path = program.folder.path("data/vinylcrate/library.sqlite")
  }

  /// Begins a change; further calls do nothing.
  func take() {
    database.withLock { database in
      guard database == nil, sqlite3_open(path, &database) == SQLITE_OK else { return }
      sqlite3_exec(database, "BEGIN IMMEDIATE", nil, nil, nil)
    }
  }

  /// Takes the change back.
  func release() {
    database.withLock { database in
      sqlite3_close(database)
      database = nil
    }
  }
}

import Foundation
import GRDB
import Problems
import Releases
import Synchronization
import TestSupport
import Testing

@testable import Library

@Suite struct LibraryDatabaseTests {
  private let folder: TemporaryFolder
  private let path: String
  private let release = ReleaseDetail(
    id: ReleaseID(source: .discogs, value: "1"), title: "Stockholm")

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("deep/library.sqlite")
  }

  @Test func whatIsRememberedIsThereAfterOpeningAgain() async throws {
    let release = release
    try await LibraryDatabase(path: path).write { try LibraryDatabase.remember(release, in: $0) }
    let again = try LibraryDatabase(path: path)
    let remembered = try await again.read {
      try LibraryDatabase.remembered(release.id, in: $0)
    }
    #expect(remembered == release)
  }

  @Test func aLibraryIsOnlyMadeWhereThatIsAskedFor() throws {
    #expect(try LibraryDatabase.existing(path: path) == nil)
    #expect(!FileManager.default.fileExists(atPath: path))
    _ = try LibraryDatabase(path: path)
    #expect(try LibraryDatabase.existing(path: path) != nil)
  }

  @Test func itKeepsForeignKeysAndReachesTheDisk() async throws {
    let pragmas = try await LibraryDatabase(path: path).read { database in
      [
        try Int.fetchOne(database, sql: "PRAGMA foreign_keys"),
        try Int.fetchOne(database, sql: "PRAGMA synchronous"),
      ]
    }
    #expect(pragmas == [1, 2])
  }

  @Test func manyMayMakeTheSameLibraryAtOnce() async throws {
    let path = path
    for round in 1...10 {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...8 {
          group.addTask { _ = try LibraryDatabase(path: "\(path)-\(round)") }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test func aTextFileIsNoLibrary() throws {
    let path = try folder.write(Array("not a database, but long enough".utf8), to: "notes.txt")
    #expect(throws: LibraryFileError.self) { try LibraryDatabase(path: path) }
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    // A folder is no file that could be opened for writing, not even by root.
    let path = folder.path
    #expect(throws: LibraryFileError.readOnly(path: path)) { try LibraryDatabase(path: path) }
    #expect(LibraryFileError.readOnly(path: path).remedy == .makeLibraryWritable)
  }

  @Test func oneThatAnotherProgramKeepsLockedIsNoDamagedOne() throws {
    _ = try LibraryDatabase(path: path)
    let other = try DatabaseQueue(path: path)
    let busy = LibraryFileError.busy(path: path)
    try other.inDatabase { database in
      // With a write-ahead log, readers would not have to wait.
      try database.execute(sql: "PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
      #expect(throws: busy) { try LibraryDatabase(path: path, lockTimeout: 0) }
      try database.execute(sql: "COMMIT")
    }
    #expect(busy.remedy == .waitForOtherProgram)
    _ = try LibraryDatabase(path: path, lockTimeout: 0)
  }

  @Test func anotherProgramsDatabaseIsRefusedAndUntouched() throws {
    let path = folder.path("other.sqlite")
    try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE other (x)") }
    #expect(
      throws: LibraryFileError.notALibrary(path: path, reason: "it belongs to another program")
    ) { try LibraryDatabase(path: path) }
    let tables = try DatabaseQueue(path: path).read {
      try String.fetchAll($0, sql: "SELECT name FROM sqlite_master")
    }
    #expect(tables == ["other"])
  }

  @Test func theTablesThatAreCheckedAreAllTables() async throws {
    let tables = try await LibraryDatabase(path: path).read {
      try String.fetchAll(
        $0,
        sql: """
          SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name
          """)
    }
    #expect(tables == LibrarySchema.tables.sorted())
  }

  @Test func aViewInThePlaceOfATableIsRefused() async throws {
    try await LibraryDatabase(path: path).write {
      try $0.execute(
        sql: "ALTER TABLE want RENAME TO old; CREATE VIEW want AS SELECT * FROM old")
    }
    #expect(throws: LibraryFileError.damaged(path: path, reason: "want is no table")) {
      try LibraryDatabase(path: path)
    }
  }

  @Test func aNewerLibraryIsRefused() async throws {
    try await LibraryDatabase(path: path).write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of the future')")
    }
    #expect(throws: LibraryFileError.newer(path: path)) { try LibraryDatabase(path: path) }
  }

  @Test func theFirstChangeOfADayIsPrecededByACopy() async throws {
    let day = Mutex("2026-03-01T12:00:00Z")
    let release = release
    let library = try LibraryDatabase(path: path) {
      (try? Date(day.withLock { $0 }, strategy: .iso8601)) ?? .distantPast
    }
    try await library.write { try LibraryDatabase.remember(release, in: $0) }
    for number in 2...6 {
      day.withLock { $0 = "2026-03-0\(number)T12:00:00Z" }
      try await library.write { _ in }
      try await library.write { try $0.execute(sql: "DELETE FROM release") }
      try await library.write { try LibraryDatabase.remember(release, in: $0) }
    }
    let copies = try FileManager.default.contentsOfDirectory(atPath: folder.path("deep"))
      .filter { $0.contains("backup") }.sorted()
    #expect(
      copies == (4...6).map { "library.sqlite.backup-2026-03-0\($0)" })
    let copy = try LibraryDatabase(path: folder.path("deep/" + copies[0]))
    let remembered = try await copy.read { try LibraryDatabase.remembered(release.id, in: $0) }
    #expect(remembered == release)
  }
}

import Files
import Foundation
import GRDB
import SQLiteSupport

/// The user's library: one SQLite file of what they own and decided.
///
/// It cannot be replaced, so each transaction is on the disk before the call returns, and the file is
/// copied once a day, before its first change.
public struct LibraryDatabase: Sendable {
  let pool: DatabasePool
  /// The file.
  public let path: String
  let backup: DailyBackup
  let now: @Sendable () -> Date

  /// Opens a library, creates it if there is none yet, and brings its tables up to date.
  ///
  /// - Parameters:
  ///   - path: the file; its folder is created if it is missing.
  ///   - now: gives the current time, for the daily copy and for changes.
  /// - Throws: ``LibraryFileError``.
  public init(
    path: String, now: @escaping @Sendable () -> Date = { Date() }
  ) throws(LibraryFileError) {
    try self.init(path: path, lockTimeout: Self.lockTimeout, now: now)
  }

  /// How long another VinylCrate may hold the lock, in seconds; it needs it for milliseconds, but for
  /// some seconds when it imports a large file.
  private static let lockTimeout: TimeInterval = 30

  /// - Parameters:
  ///   - lockTimeout: how long to wait for another program's lock, in seconds.
  ///   - isForReading: open the library also where it cannot be written; changes then fail.
  init(
    path: String, lockTimeout: TimeInterval, isForReading: Bool = false,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws(LibraryFileError) {
    self.path = path
    self.now = now
    let backup = DailyBackup(of: path, now: now)
    self.backup = backup
    do {
      let file = SQLiteFile(path)
      let configuration = Self.configuration(lockTimeout)
      guard !file.hasContent || file.isReadable else {
        throw LibraryFileError.unreadable(path: path)
      }
      if file.hasContent, !file.isWritable {
        pool = try Self.openUnchanged(file, configuration)
        guard isForReading else { throw LibraryFileError.readOnly(path: path) }
        return
      }
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      AsideFile.removeLeftovers(in: PhotoPath(folder.path))
      // Two programs must not create the same tables at the same time.
      pool = try FolderLock.holding(folder.path) {
        try LibrarySchema.look(at: file, configuration)
        return try Self.open(path, configuration, backup)
      }
    } catch {
      throw LibraryFileError(error, path: path)
    }
  }

  /// Opens a library to read it, also where it cannot be written; nil if there is none.
  ///
  /// - Throws: ``LibraryFileError``.
  public static func existing(path: String) throws(LibraryFileError) -> LibraryDatabase? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try LibraryDatabase(path: path, lockTimeout: lockTimeout, isForReading: true)
  }

  private static func openUnchanged(
    _ file: SQLiteFile, _ configuration: Configuration
  ) throws -> DatabasePool {
    let opening = file.whole(configuration)
    let pool = try DatabasePool(path: opening.address, configuration: opening.configuration)
    try pool.read { database in
      try LibrarySchema.check(database, path: file.path)
      guard try !LibrarySchema.needsMigration(database) else {
        throw LibraryFileError.olderAndReadOnly(path: file.path)
      }
    }
    return pool
  }

  private static func open(
    _ path: String, _ configuration: Configuration, _ backup: DailyBackup
  ) throws -> DatabasePool {
    var configuration = configuration
    configuration.prepareDatabase { database in
      // What was reported as saved must survive a power cut.
      try database.execute(sql: "PRAGMA synchronous = FULL")
    }
    let pool = try DatabasePool(path: path, configuration: configuration)
    try pool.read { try LibrarySchema.check($0, path: path) }
    if try pool.read(LibrarySchema.needsMigration) {
      try backup.makeIfDue(from: pool)
      try LibrarySchema.migrator.migrate(pool)
    }
    return pool
  }

  private static func configuration(_ lockTimeout: TimeInterval) -> Configuration {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(lockTimeout)
    return configuration
  }

  /// What `body` reads from one state of the library.
  ///
  /// - Throws: ``LibraryFailure``.
  func read<Value: Sendable>(
    _ body: @Sendable (Database) throws -> Value
  ) async throws(LibraryFailure) -> Value {
    do {
      return try await pool.reading(body)
    } catch {
      throw LibraryFailure(error, path: path)
    }
  }

  /// Changes the library in one transaction, all of it or nothing.
  ///
  /// - Parameter isTrial: roll the transaction back at the end.
  /// - Throws: ``LibraryFailure``.
  func write<Value: Sendable>(
    isTrial: Bool = false, _ body: @Sendable (Database) throws -> Value
  ) async throws(LibraryFailure) -> Value {
    guard !pool.configuration.readonly else { throw .readOnly(path: path) }
    do {
      if !isTrial { try backup.makeIfDue(from: pool) }
      return try await withoutActuallyEscaping(body) { body in
        try await pool.write { database in
          let value = try body(database)
          if isTrial { throw TrialEnd(value: value) }
          // SQLite's update hook does not report tables without row ids.
          try database.notifyChanges(in: .fullDatabase)
          return value
        }
      }
    } catch let end as TrialEnd<Value> {
      return end.value
    } catch {
      throw LibraryFailure(error, path: path)
    }
  }
}

/// Thrown to roll back a transaction that was only a trial.
private struct TrialEnd<Value: Sendable>: Error {
  let value: Value
}

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
    // Another VinylCrate may hold the lock, but only for milliseconds at a time.
    try self.init(path: path, lockTimeout: 30, now: now)
  }

  /// - Parameter lockTimeout: how long to wait for another program's lock, in seconds.
  init(
    path: String, lockTimeout: TimeInterval, now: @escaping @Sendable () -> Date = { Date() }
  ) throws(LibraryFileError) {
    self.path = path
    self.now = now
    let backup = DailyBackup(of: path, now: now)
    self.backup = backup
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // Two programs must not create the same tables at the same time.
      pool = try FolderLock.holding(folder.path) {
        try Self.open(path, lockTimeout, backup)
      }
    } catch let error as LibraryFileError {
      throw error
    } catch {
      throw LibraryFileError(error, path: path)
    }
  }

  /// Opens a library; nil if there is none.
  ///
  /// - Throws: ``LibraryFileError``.
  public static func existing(path: String) throws(LibraryFileError) -> LibraryDatabase? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try LibraryDatabase(path: path)
  }

  private static func open(
    _ path: String, _ lockTimeout: TimeInterval, _ backup: DailyBackup
  ) throws -> DatabasePool {
    let pool = try DatabasePool(path: path, configuration: configuration(lockTimeout))
    try LibrarySchema.check(pool, path: path)
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
    configuration.prepareDatabase { database in
      // What was reported as saved must survive a power cut.
      try database.execute(sql: "PRAGMA synchronous = FULL")
    }
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
      throw failure(error)
    }
  }

  /// Changes the library in one transaction, all of it or nothing.
  ///
  /// - Parameter isTrial: roll the transaction back at the end.
  /// - Throws: ``LibraryFailure``.
  func write<Value: Sendable>(
    isTrial: Bool = false, _ body: @Sendable (Database) throws -> Value
  ) async throws(LibraryFailure) -> Value {
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
      throw failure(error)
    }
  }

  private func failure(_ error: any Error) -> LibraryFailure {
    if let failure = error as? LibraryFailure { return failure }
    switch (error as? DatabaseError)?.resultCode {
    case .SQLITE_FULL:
      return .full(path: path)
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      return .busy(path: path)
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN:
      return .readOnly(path: path)
    default:
      return .broken(path: path, reason: error.sqliteReason)
    }
  }
}

/// Thrown to roll back a transaction that was only a trial.
private struct TrialEnd<Value: Sendable>: Error {
  let value: Value
}

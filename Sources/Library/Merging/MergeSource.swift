import Files
import Foundation
import GRDB
import SQLiteSupport

/// A library that is to be merged into another: a copy of it in a folder of its own, which is removed with
/// it. The file itself is only read, and nothing is made beside it.
struct MergeSource: Sendable {
  /// The copy, brought up to date.
  let pool: DatabasePool
  private let folder: AsideFolder

  /// How long another program may hold the lock, in seconds.
  static let lockTimeout: TimeInterval = 5

  /// - Parameters:
  ///   - library: the library beside which the copy is made.
  ///   - lockTimeout: how long to wait for another program's lock, in seconds.
  /// - Throws: ``MergeProblem``; `CocoaError` where there is no room for the copy.
  init(
    _ path: String, beside library: String, lockTimeout: TimeInterval = Self.lockTimeout
  ) async throws {
    folder = try AsideFolder(besideLibrary: URL(fileURLWithPath: library))
    // In a folder within that one, as opening a library locks the folder that it is in.
    let place = URL(fileURLWithPath: folder.file("merged").description)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    let copy = place.appendingPathComponent("library.sqlite").path
    do {
      let file = SQLiteFile(path)
      try Self.check(file)
      let end = Date(timeIntervalSinceNow: lockTimeout)
      while try !Self.copy(file, to: copy, lockTimeout) {
        guard Date() < end else { throw LibraryFileError.busy(path: path) }
        try await Task.sleep(for: .milliseconds(50))
      }
      let draft = try LibraryDatabase(path: copy)
      let problems = try await draft.checkUp().problems
      guard problems.isEmpty else {
        throw LibraryFileError.damaged(path: path, reason: problems[0])
      }
      pool = draft.pool
    } catch LibraryFileError.full {
      throw LibraryFailure.full(path: library)
    } catch let error as LibraryFileError {
      throw MergeProblem(cause: error.about(path))
    } catch LibraryFailure.broken(_, let reason) {
      throw MergeProblem(cause: .damaged(path: path, reason: reason))
    } catch let error as DatabaseError where SQLiteObstacle(error) != .full {
      throw MergeProblem(cause: LibraryFileError(error, path: path))
    }
  }

  private static func check(_ file: SQLiteFile) throws(LibraryFileError) {
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw .missing(path: file.path)
    }
    guard file.hasContent else {
      throw .notALibrary(path: file.path, reason: "it is empty, or no file")
    }
    guard file.isReadable else { throw .unreadable(path: file.path) }
  }

  /// Copies one state of the file; false while another program is changing it.
  private static func copy(
    _ file: SQLiteFile, to copy: String, _ lockTimeout: TimeInterval
  ) throws -> Bool {
    guard !file.isLocked else { return false }
    var configuration = Configuration()
    configuration.busyMode = .timeout(lockTimeout)
    let opening = file.whole(configuration)
    let state = file.state
    let queue = try DatabaseQueue(path: opening.address, configuration: opening.configuration)
    try queue.read { database in
      try LibrarySchema.check(database, path: file.path)
      guard try database.applicationID == LibrarySchema.applicationID else {
        throw LibraryFileError.notALibrary(path: file.path, reason: "there is nothing in it")
      }
    }
    try queue.backup(to: DatabaseQueue(path: copy))
    return opening.takesLocks || file.state == state && !file.isLocked
  }
}

import Files
import Foundation
import GRDB

extension LibraryDatabase {
  /// Yields after each transaction that this value or a copy of it committed, and after another program,
  /// or another value for the same file, changed the file. While nobody changes it, nothing is done.
  ///
  /// Where the system cannot watch the file, only changes by this value and its copies are told.
  public func updates() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      // From here on, and not from when the task runs, no change is missed.
      let files = fileChanges
      let observation = DatabaseRegionObservation(tracking: .fullDatabase).start(in: pool) { _ in
        continuation.finish()
      } onChange: { _ in
        continuation.yield()
      }
      let others = Task {
        var last: Int?
        while await files?.next() == true {
          let now = await settledVersion
          if now == nil || now != last { continuation.yield() }
          last = now
        }
      }
      continuation.onTermination = { _ in
        observation.cancel()
        others.cancel()
      }
    }
  }

  /// Changes of the file and of its log, in which SQLite writes first.
  private var fileChanges: FileChanges? {
    // Beside the file itself, where the path is a link to it.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let name = file.lastPathComponent
    return try? FileChanges(
      of: [name, name + "-wal"], in: PhotoPath(file.deletingLastPathComponent().path))
  }

  /// A number that changes when another connection changes the file; nil if it cannot be read.
  private var settledVersion: Int? {
    get async {
      while !Task.isCancelled {
        do {
          return try await readSettledVersion()
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
          // A transaction that takes longer than others wait for one: it may still be committed.
          continue
        } catch {
          return nil
        }
      }
      return nil
    }
  }

  private func readSettledVersion() async throws -> Int? {
    // SQLite's numbers can only be compared within one connection, and the pool has one writer.
    try await pool.writeWithoutTransaction { database in
      // Others see what was written to the log only when its writer is done, and gives back the lock.
      if !database.configuration.readonly { try database.inTransaction(.immediate) { .rollback } }
      return try Int.fetchOne(database, sql: "PRAGMA data_version")
    }
  }
}

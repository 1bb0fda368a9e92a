import Foundation
import GRDB

extension DatabaseReader {
  /// What `body` reads from one state of the database. Unlike that of `read`, it does not escape.
  public func reading<Value: Sendable>(
    _ body: @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await withoutActuallyEscaping(body) { body in
      try await read { try body($0) }
    }
  }
}

extension Database {
  /// Which program a file belongs to; 0 where none said so.
  public var applicationID: Int {
    get throws { try Int.fetchOne(self, sql: "PRAGMA application_id") ?? 0 }
  }
}

extension Error {
  /// What went wrong, in SQLite's own words where it was SQLite that failed.
  public var sqliteReason: String {
    guard let error = self as? DatabaseError else { return localizedDescription }
    return error.message ?? error.resultCode.description
  }
}

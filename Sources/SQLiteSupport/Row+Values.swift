import Foundation
import GRDB

/// Reads columns of files that others may have written. GRDB's subscripts end the program where a
/// column is missing or holds something else.
extension Row {
  /// The value of a column.
  ///
  /// - Throws: `DatabaseError` where the column is missing or holds no such value.
  public func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    do {
      return try decode(forColumn: column)
    } catch {
      throw DatabaseError(
        resultCode: .SQLITE_CORRUPT, message: "the column \(column) holds no \(Value.self)")
    }
  }

  /// The value that a column holds as JSON.
  ///
  /// - Throws: `DatabaseError` where the column is missing or holds no bytes; what `JSONDecoder` throws
  ///   where those are no such value.
  public func json<Value: Decodable>(_ column: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: try value(column) as Data)
  }

  /// The moment that a column holds as whole seconds since 1970.
  ///
  /// - Throws: `DatabaseError` where the column is missing or holds no number.
  public func date(_ column: String) throws -> Date {
    Date(timeIntervalSince1970: TimeInterval(try value(column) as Int))
  }
}

extension Date {
  /// How a moment is kept: whole seconds since 1970.
  public var secondsSince1970: Int { Int(timeIntervalSince1970.rounded(.down)) }
}

import Foundation
import GRDB

extension Error {
  /// What went wrong, in SQLite's own words where it was SQLite that failed.
  public var sqliteReason: String {
    guard let error = self as? DatabaseError else { return localizedDescription }
    return error.message ?? error.resultCode.description
  }
}

import Foundation
import GRDB
import SQLiteSupport

/// One change of the library that can be undone.
public struct LibraryChange: Sendable, Hashable, Identifiable {
  public let id: Int
  /// What was done, such as "added 3 records to Shelf 2".
  public let summary: String
  /// To the second.
  public let madeAt: Date

  public init(id: Int, summary: String, madeAt: Date) {
    self.id = id
    self.summary = summary
    self.madeAt = madeAt
  }
}

extension LibraryChange {
  init(row: Row) throws {
    self.init(
      id: try row.value("id"), summary: try row.value("summary"),
      madeAt: try row.date("madeAt"))
  }
}

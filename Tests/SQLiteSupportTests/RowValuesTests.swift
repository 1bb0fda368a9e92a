import Foundation
import GRDB
import Testing

@testable import SQLiteSupport

/// Rows as a file of unknown origin may have them.
@Suite struct RowValuesTests {
  private func row(_ columns: String) throws -> Row {
    try DatabaseQueue().read { try #require(try Row.fetchOne($0, sql: "SELECT \(columns)")) }
  }

  @Test("a value is read as what it is, and nothing as nil")
  func values() throws {
    let row = try row("7 AS number, 'a' AS text, NULL AS none, x'0102' AS bytes")
    #expect(try row.value("number") == 7)
    #expect(try row.value("text") == "a")
    #expect(try row.value("none") as String? == nil)
    #expect(try row.value("bytes") == Data([1, 2]))
  }

  @Test(
    "what is no such value is an error that names the column",
    arguments: ["'many' AS number", "NULL AS number", "1 AS other", "1e30 AS number"])
  func wrongValues(columns: String) throws {
    let row = try row(columns)
    let error = #expect(throws: DatabaseError.self) { try row.value("number") as Int }
    #expect(error?.sqliteReason == "the column number holds no Int")
  }

  @Test("JSON is decoded, and what is none is an error")
  func json() throws {
    #expect(try row("CAST('[1, 2]' AS BLOB) AS list").json("list") == [1, 2])
    for columns in ["x'7B' AS list", "'' AS list", "NULL AS list", "x'FF' AS list"] {
      let row = try row(columns)
      #expect(throws: (any Error).self) { try row.json("list") as [Int] }
    }
  }

  @Test("SQLite's own words are told")
  func reason() throws {
    let error = #expect(throws: DatabaseError.self) {
      try DatabaseQueue().read { try $0.execute(sql: "SELECT * FROM nowhere") }
    }
    #expect(error?.sqliteReason == "no such table: nowhere")
  }
}

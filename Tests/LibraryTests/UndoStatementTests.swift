import Foundation
import GRDB
import Testing

@testable import Library

/// Statements that take changes back, apart from their values.
@Suite struct UndoStatementTests {
  @Test("values are taken out as SQLite's quote writes them; names and NULL stay")
  func values() throws {
    let statement = try #require(
      UndoStatement(
        "UPDATE item2 SET a_1 = 'it''s', b = X'00fF' WHERE c IS -12 AND d IS NULL AND e IS ''"))
    #expect(
      statement.sql == "UPDATE item2 SET a_1 = ?, b = ? WHERE c IS ? AND d IS NULL AND e IS ?")
    #expect(
      statement.values == [
        "it's".databaseValue, Data([0, 255]).databaseValue, (-12).databaseValue, "".databaseValue,
      ])
  }

  @Test("what quote writes is read back as it was", arguments: [0, 1, 2, 3, 4, 5, 6])
  func quoted(index: Int) throws {
    let values: [DatabaseValue] = [
      "a 'b' ''c".databaseValue, "ザ・é 12".databaseValue, Data().databaseValue,
      Data((0...255).map { UInt8($0) }).databaseValue, Int64.min.databaseValue,
      Int64.max.databaseValue, "'".databaseValue,
    ]
    let text = try DatabaseQueue().read {
      try String.fetchOne($0, sql: "SELECT quote(?)", arguments: [values[index]])
    }
    let statement = try #require(UndoStatement("SELECT " + (text ?? "")))
    #expect(statement.sql == "SELECT ?")
    #expect(statement.values == [values[index]])
  }

  @Test("a text without an end and odd bytes are no statement")
  func broken() {
    for text in ["a = 'b", "a = X'0'", "a = X'0g'", "a = 99999999999999999999"] {
      #expect(UndoStatement(text) == nil)
    }
  }
}

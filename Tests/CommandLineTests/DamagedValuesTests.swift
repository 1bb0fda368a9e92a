import Foundation
import GRDB
import TestSupport
import Testing

/// Values of a wrong type and tables that are none: one line and an exit code, and never a crash or a
/// run without an end.
struct DamagedValuesTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.text("collection", "add", SampleRecord.ebe, "--notes", "mine")
    try program.text("wants", "add", SampleRecord.astley)
    try program.text("crate", "create", "Sunday")
    try program.text("crate", "add", "Sunday", SampleRecord.ebe)
  }

  private static let commands = [
    ["collection"], ["collection", "export"], ["wants"], ["crate"], ["crate", "show", "Sunday"],
    ["folder"], ["undo", "--list"], ["scans"], ["album", SampleRecord.ebe],
    ["collection", "insights"], ["lookup", SampleRecord.astleyBarcode],
  ]

  /// Takes the types off the columns, as a damaged file may have anything in them.
  private static let untyped = """
    PRAGMA foreign_keys = OFF; PRAGMA writable_schema = ON; PRAGMA ignore_check_constraints = ON;
    UPDATE sqlite_master SET sql = replace(replace(replace(replace(replace(
      sql, 'STRICT, WITHOUT', 'WITHOUT'), ' STRICT', ''), 'TEXT NOT NULL', 'TEXT'),
      'INTEGER NOT NULL', 'INTEGER'), 'BLOB NOT NULL', 'BLOB') WHERE type = 'table';
    """

  @Test(
    "every command, over a wrong value in a library",
    arguments: [
      "UPDATE item SET rating = 'many'", "UPDATE item SET notes = x'FF00'",
      "UPDATE item SET dateAdded = NULL", "UPDATE item SET customFields = x'7B'",
      "UPDATE release SET detail = 7", "UPDATE folder SET name = NULL",
      "UPDATE want SET dateAdded = 1e300", "UPDATE crate SET name = NULL",
      "UPDATE change SET madeAt = 'then'", "UPDATE undoStep SET statement = NULL",
    ])
  func library(sql: String) throws {
    try program.alterLibrary(Self.untyped)
    try program.alterLibrary(
      "PRAGMA ignore_check_constraints = ON; DROP TRIGGER itemUpdate; DROP TRIGGER folderUpdate;"
        + "DROP TRIGGER wantUpdate; DROP TRIGGER crateUpdate;" + sql)
    for command in Self.commands {
      let result = try program.run(command)
      #expect([0, 1, 2].contains(result.exitCode), "\(command): \(result.exitCode)")
    }
    let doctor = try program.run(["doctor"])
    #expect(doctor.exitCode == 2)
    #expect(doctor.stderr.contains("cannot be read"), "\(doctor.stderr)")
  }

  /// A view that never ends, in the place of a table.
  private static func endless(_ table: String, _ columns: String) -> String {
    """
    ALTER TABLE \(table) RENAME TO kept;
    CREATE VIEW \(table) AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n)
      SELECT \(columns) FROM n JOIN kept;
    """
  }

  @Test("an endless view in a library is found before it is read")
  func endlessLibrary() throws {
    try program.alterLibrary(Self.endless("want", "kept.*"))
    for command in Self.commands + [["doctor"]] {
      let result = try program.run(command)
      #expect(result.exitCode == 2, "\(command)")
      #expect(result.stderr.contains("not a usable library (want is no table)"), "\(command)")
    }
  }

  @Test(
    "an endless view or a damaged value in a catalogue is found by look-ups or verify, and by doctor",
    arguments: [
      endless("release", "kept.*"), endless("barcode", "kept.*"), endless("catalog", "kept.*"),
      "UPDATE release SET detail = x'00'",
    ])
  func catalog(sql: String) throws {
    try program.folder.write(try SampleReleases().discogs, to: "discogs_20260101_releases.xml")
    let made = try program.run(
      ["catalog", "import", "discogs_20260101_releases.xml", "--name", "mine"])
    try #require(made.exitCode == 0, "\(made.stderr)")
    let queue = try DatabaseQueue(
      path: program.folder.path("data/vinylcrate/catalogues/mine.sqlite"))
    try queue.inDatabase { try $0.execute(sql: sql) }
    try queue.close()
    for command in [
      ["lookup", SampleRecord.astleyBarcode], ["catalog", "verify"], ["doctor"],
      ["search", "astley"],
    ] {
      let result = try program.run(command)
      #expect(result.exitCode == 2, "\(command)")
      #expect(result.stderr.contains("mine.sqlite: "), "\(command) \(result.stderr)")
    }
  }
}

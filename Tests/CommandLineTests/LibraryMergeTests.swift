import Foundation
import GRDB
import TestSupport
import Testing

/// `vinylcrate library merge`, and what it refuses.
struct LibraryMergeTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.text("collection", "add", SampleRecord.ebe)
    try FileManager.default.createDirectory(
      atPath: program.folder.path("theirs"), withIntermediateDirectories: false)
    try program.text("folder", "create", "Dub", "--library", other, "--create")
    try program.text("collection", "add", SampleRecord.astley, "--library", other)
  }

  private let other = "theirs/shard.sqlite"

  /// Every file beside the other library, but for the index of its log, which SQLite makes anew.
  private func state() throws -> [String: Data] {
    let folder = program.folder.path("theirs")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { !$0.hasSuffix("-shm") }
    return Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, (try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0))) ?? Data())
      })
  }

  private func releases() throws -> [String] {
    try JSONText.lines(program.text("collection", "list", "--format", "jsonl")).compactMap {
      ($0["release"] as? [String: Any])?["id"] as? String
    }
  }

  @Test("another library comes over and stays as it was; --dry-run only says so")
  func merging() throws {
    let before = try state()
    #expect(
      try program.text("library", "merge", "--dry-run", other)
        == "would have merged 1 library: added 1 record, made 1 folder\n")
    #expect(try releases() == [SampleRecord.ebe])
    let report = try JSONText.object(program.text("library", "merge", "--format", "json", other))
    #expect(report["schema"] as? String == "vinylcrate.change/1")
    #expect(report["summary"] as? String == "merged 1 library: added 1 record, made 1 folder")
    #expect(report["items"] as? [Int] == [2])
    #expect(try releases() == [SampleRecord.ebe, SampleRecord.astley])
    #expect(try state() == before)
    #expect(
      try program.text("library", "merge", other, "theirs/../\(other)")
        == "merged 1 library: nothing new\n")
    #expect(
      try program.text("undo") == "undone: merged 1 library: added 1 record, made 1 folder\n")
    #expect(try releases() == [SampleRecord.ebe])
    #expect(try program.text("folder", "list", "--format", "jsonl").contains("Dub") == false)
  }

  @Test("what two libraries say differently is told, and photos that a choice can resolve now, too")
  func telling() throws {
    try SampleFolder(program: program).write(SamplePhoto.shared, to: "in/a.png")
    try program.run(["batch", "in"])
    let barcode = "666561001216"
    try program.text("choose", barcode, "1", "--library", other)
    try program.text("choose", SampleRecord.sharedBarcode, SampleRecord.red, "--library", other)
    try program.text("choose", SampleRecord.sharedBarcode, SampleRecord.green)
    let result = try program.run(["library", "merge", other])
    #expect(result.exitCode == 0)
    #expect(
      result.complaints == [
        "vinylcrate: \(other): the pressing of \(SampleRecord.sharedBarcode) is \(SampleRecord.red) "
          + "there, and stays \(SampleRecord.green)",
        "vinylcrate: 1 photo can be resolved by what was chosen: vinylcrate resolve",
      ])
    try program.run(["resolve"])
    #expect(try releases().count == 3)
    #expect(try !program.run(["library", "merge", other]).stderr.contains("resolve"))
  }

  /// What is written, exits with, and is not changed where another library cannot be merged.
  private func expectRefusal(
    _ path: String, exitCode: Int32 = 2, _ words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try state()
    let refusal = try program.refusal("library", "merge", other, path, exitCode: exitCode)
    #expect(refusal == "vinylcrate: \(words)", sourceLocation: sourceLocation)
    #expect(try releases() == [SampleRecord.ebe], sourceLocation: sourceLocation)
    #expect(try state() == before, sourceLocation: sourceLocation)
  }

  @Test("one that is missing, empty, a folder or no library is refused, and nothing is merged")
  func noLibrary() throws {
    try expectRefusal(
      "theirs/none.sqlite", "theirs/none.sqlite: there is no such library: check the name")
    try program.folder.write("", to: "theirs/empty")
    for path in ["theirs", "theirs/empty"] {
      try expectRefusal(
        path, "\(path): not a usable library (it is empty, or no file): check the name")
    }
    try program.folder.write(
      String(repeating: "This is a text, and no library.\n", count: 40), to: "theirs/a.txt")
    try expectRefusal(
      "theirs/a.txt",
      "theirs/a.txt: not a usable library (file is not a database): see vinylcrate doctor "
        + "--library theirs/a.txt, or merge a backup of it")
    try DatabaseQueue(path: program.folder.path("theirs/b.db")).inDatabase {
      try $0.execute(sql: "CREATE TABLE photo (x)")
    }
    try expectRefusal(
      "theirs/b.db",
      "theirs/b.db: not a usable library (it belongs to another program): check the name")
  }

  @Test("one of a newer VinylCrate, and a damaged one")
  func unusable() throws {
    try program.text("folder", "create", "Dub", "--library", "theirs/new.sqlite", "--create")
    let new = try DatabaseQueue(path: program.folder.path("theirs/new.sqlite"))
    try new.inDatabase {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of a later year')")
    }
    try new.close()
    try expectRefusal(
      "theirs/new.sqlite",
      "theirs/new.sqlite: written by a newer VinylCrate: update vinylcrate, nothing was changed")
    try program.text(
      "collection", "add", SampleRecord.ebe, "--library", "theirs/bad.sqlite", "--create")
    let bad = try DatabaseQueue(path: program.folder.path("theirs/bad.sqlite"))
    try bad.inDatabase { try $0.execute(sql: "UPDATE release SET detail = CAST('{}' AS BLOB)") }
    try bad.close()
    let refusal = try program.refusal("library", "merge", "theirs/bad.sqlite", exitCode: 2)
    #expect(refusal.contains("theirs/bad.sqlite: not a usable library (a row of release cannot be"))
    #expect(try releases() == [SampleRecord.ebe])
  }

  @Test("the library in use, by any name, is refused")
  func itself() throws {
    let own = "data/vinylcrate/library.sqlite"
    try FileManager.default.createSymbolicLink(
      atPath: program.folder.path("link.sqlite"), withDestinationPath: program.folder.path(own))
    for path in [own, "link.sqlite"] {
      try expectRefusal(
        path, exitCode: 1, "\(path) is the library that others are to be merged into")
    }
    #expect(try program.run(["library", "merge"]).exitCode == 64)
  }

  @Test("one that another program keeps locked is refused for now; one that is only changed is not")
  func locked() throws {
    let path = program.folder.path(other)
    let pool = try DatabasePool(path: path)
    try pool.write { database in
      try database.execute(sql: "INSERT INTO folder (name) VALUES ('not committed')")
      #expect(
        try program.text("library", "merge", other)
          == "merged 1 library: added 1 record, made 1 folder\n")
    }
    try program.text("undo")
    try pool.close()
    let queue = try DatabaseQueue(path: path)
    try queue.inDatabase { database in
      try database.execute(sql: "PRAGMA journal_mode = DELETE")
      try database.execute(sql: "BEGIN EXCLUSIVE")
      #expect(
        try program.refusal("library", "merge", other, exitCode: 75)
          == "vinylcrate: \(other): another program keeps it locked: try again when that has ended")
      try database.execute(sql: "ROLLBACK")
    }
  }

  @Test("what a killed program left in the log of the other library comes over, and stays there")
  func leftLog() throws {
    let pool = try DatabasePool(path: program.folder.path("theirs/live.sqlite"))
    try pool.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA wal_autocheckpoint = 0")
    }
    try program.text("folder", "create", "Dub", "--library", "theirs/live.sqlite", "--create")
    try pool.write { try $0.execute(sql: "INSERT INTO folder (name) VALUES ('Soul')") }
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: program.folder.path("theirs/live.sqlite" + suffix),
        toPath: program.folder.path("theirs/left.sqlite" + suffix))
    }
    let before = try state()
    try program.text("library", "merge", "theirs/left.sqlite")
    #expect(try program.text("folder", "list").contains("Soul"))
    #expect(try state() == before)
  }

  @Test("killed at any moment, it did all or nothing, and the next run does the rest")
  func killed() throws {
    // Merging them takes a while.
    try DatabaseQueue(path: program.folder.path(other)).write {
      try $0.execute(
        sql: """
          WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 100000)
          INSERT INTO scanKept (key) SELECT printf('%064x 0 1', n) FROM number
          """)
    }
    let folder = program.folder.path("data/vinylcrate")
    func drafts() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.contains("draft") }
    }
    let done = "merged 1 library: added 1 record, noted 100000 removed records, made 1 folder"
    var random = SeededRandom(seed: 16)
    var killed = 0
    for _ in 1...8 {
      let running = try program.start(["library", "merge", other])
      while running.isRunning, try drafts().isEmpty { usleep(200) }
      usleep(.random(in: 0..<1_000_000, using: &random))
      running.send(SIGKILL)
      if running.wait().exitCode == 128 + SIGKILL { killed += 1 }
      let isDone = try releases().count == 2
      #expect(try program.text("folder", "list").contains("Dub") == isDone)
      if isDone { #expect(try program.text("undo") == "undone: \(done)\n") }
    }
    #expect(killed > 0)
    #expect(try program.text("library", "merge", other) == "\(done)\n")
    #expect(try drafts() == [])
    #expect(try program.text("doctor").hasSuffix("sound      yes\n"))
  }
}

import Foundation
import GRDB
import TestSupport
import Testing

/// A library on a disk that cannot be written, such as a CD, a snapshot or another user's folder.
struct ReadOnlyLibraryTests {
  private let program: Program

  /// Whether a disk can be made read-only for one command.
  private static let isAvailable =
    (try? Program().shell("unshare -rm mount --bind . .").exitCode) == 0

  init() throws {
    program = try Program()
    try program.text("collection", "add", SampleRecord.ebe, SampleRecord.astley)
    try program.text("wants", "add", SampleRecord.red)
  }

  /// Runs the program where the folder of the library cannot be written, not even by root.
  private func run(_ command: String) throws -> Program.Result {
    try program.shell(
      """
      exec unshare -rm sh -c 'mount --bind data data && mount -o remount,bind,ro data \
      && exec "$VINYLCRATE" \(command)'
      """)
  }

  private func expectReading(records: Int = 2) throws {
    let folder = program.folder.path("data/vinylcrate")
    let before = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let list = try run("collection list --format jsonl")
    #expect(list.stderr == "")
    #expect(list.lines.count == records)
    for command in [
      "collection export", "lookup \(SampleRecord.astleyBarcode)", "doctor", "wants", "crate",
      "undo --list", "scans", "album \(SampleRecord.ebe)", "collection insights",
      "library backups",
    ] {
      let result = try run(command)
      #expect(result.exitCode == 0, "\(command)")
      #expect(result.stderr == "", "\(command)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == before)
  }

  @Test(
    "it can be listed, exported, looked up in and checked; what changes it says what is wrong",
    .enabled(if: isAvailable, "no disk can be made read-only here"))
  func reading() throws {
    try expectReading()
    for command in ["folder create Dub", "collection add \(SampleRecord.ebe)", "undo"] {
      let result = try run(command)
      #expect(result.exitCode == 74, "\(command)")
      #expect(result.complaints.count == 1, "\(command)")
      #expect(result.stderr.contains("library.sqlite: cannot be written: make it"), "\(command)")
    }
  }

  @Test(
    "what a killed program left in the log is read as well, with its index or without",
    .enabled(if: isAvailable, "no disk can be made read-only here"),
    arguments: [true, false])
  func log(hasIndex: Bool) throws {
    let library = program.folder.path("data/vinylcrate/library.sqlite")
    let pool = try DatabasePool(path: library)
    try pool.write {
      try $0.execute(
        sql: """
          INSERT INTO item (release, folder, rating, notes, dateAdded)
          SELECT release, folder, rating, notes, dateAdded FROM item
          """)
    }
    for suffix in ["", "-wal"] + (hasIndex ? ["-shm"] : []) {
      try FileManager.default.copyItem(
        atPath: library + suffix, toPath: program.folder.path("copy" + suffix))
    }
    try pool.close()
    for suffix in ["", "-wal"] + (hasIndex ? ["-shm"] : []) {
      try? FileManager.default.removeItem(atPath: library + suffix)
      try FileManager.default.moveItem(
        atPath: program.folder.path("copy" + suffix), toPath: library + suffix)
    }
    try expectReading(records: 4)
  }
}

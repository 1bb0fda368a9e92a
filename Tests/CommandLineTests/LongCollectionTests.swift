import Foundation
import TestSupport
import Testing

/// Collection files of other programs and of any length.
struct LongCollectionTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  /// Copies of one record, all equal but for their notes.
  private static func copies(_ count: Int) -> String {
    "release_id,Artist,Title,Date Added,Collection Notes\n"
      + (0..<count).map { "999999,Nobody,Nowhere,2020-01-01 00:00:00,\($0)\n" }.joined()
  }

  /// Runs the program with as many seconds of a processor and as much memory.
  private func run(_ command: String, seconds: Int, kibibytes: Int) throws -> Program.Result {
    try program.shell(
      "ulimit -t \(seconds); ulimit -d \(kibibytes); exec \"$VINYLCRATE\" \(command)")
  }

  @Test(
    "twenty thousand copies of a record are imported, known again and taken back in linear time")
  func linear() throws {
    let count = 20_000
    try program.folder.write(Array(Self.copies(count).utf8), to: "in.csv")
    for (command, end) in [
      ("collection import in.csv", "\(count) records added"),
      (
        "collection import in.csv", "\(count) duplicate, 0 not in catalogue, 0 bad; 0 records added"
      ),
      ("undo", "undone: imported \(count) records"),
    ] {
      let result = try run(command, seconds: 60, kibibytes: 512 << 10)
      #expect([0, 1].contains(result.exitCode), "\(command): \(result.stderr)")
      #expect(result.lines.last?.contains(end) == true, "\(result.lines.last ?? "")")
    }
  }

  @Test("a wantlist of any length too")
  func wants() throws {
    let count = 20_000
    let lines =
      "release_id,Artist,Title,Notes\n"
      + (0..<count).map { "\(10_000_000 + $0),Nobody,Nowhere \($0),\n" }.joined()
    try program.folder.write(Array(lines.utf8), to: "in.csv")
    for command in ["collection import in.csv", "undo"] {
      let result = try run(command, seconds: 60, kibibytes: 512 << 10)
      #expect([0, 1].contains(result.exitCode), "\(command): \(result.stderr)")
    }
    #expect(try program.text("wants") == "0 records\n")
  }

  @Test("an import writes a few times what it adds, in whatever order the rows come")
  func writes() throws {
    var random = SeededRandom(seed: 12)
    let lines = (0..<10_000).map { "\(10_000_000 + $0),Nobody,Nowhere \($0)\n" }
    for rows in [lines, lines.shuffled(using: &random)] {
      let program = try Program()
      try program.folder.write("release_id,Artist,Title\n" + rows.joined(), to: "in.csv")
      try program.text("folder", "create", "Dub")
      // A process has the counts of those that it waited for.
      let result = try program.shell(
        """
        "$VINYLCRATE" collection import --exit-zero in.csv > out
        sed -n 's/^wchar: //p' /proc/$$/io
        """)
      let library = program.folder.path("data/vinylcrate/library.sqlite")
      let size = try FileManager.default.attributesOfItem(atPath: library)[.size] as? Int
      let written = try #require(result.lines.first.flatMap { Int($0) })
      // The log, the file itself, and the pages that statements may have to restore.
      #expect(written < 4 * (try #require(size)))
    }
  }

  @Test(
    "nothing of a file is imported where the disk is full before its end",
    .enabled(if: (try? Program().shell("unshare -rm mount --bind . .").exitCode) == 0))
  func allOrNothing() throws {
    try program.folder.write(Array(Self.copies(5_000).utf8), to: "in.csv")
    let result = try program.shell(
      """
      mkdir data; exec unshare -rm sh -c 'mount -t tmpfs -o size=1m none data \
      && "$VINYLCRATE" folder create Dub && { "$VINYLCRATE" collection import in.csv; echo $?; } \
      && "$VINYLCRATE" collection'
      """)
    #expect(result.lines == ["created folder Dub", "74", "0 records"])
    #expect(result.stderr.contains("library.sqlite: the disk is full: make room"))
  }

  @Test("a file in which carriage returns end the lines, as old programs for the Mac write it")
  func carriageReturns() throws {
    let text = Self.copies(3).replacing("\n", with: "\r")
    try program.folder.write(Array(text.utf8), to: "mac.csv")
    let result = try program.run(["collection", "import", "mac.csv"])
    #expect(result.exitCode == 1)
    #expect(result.lines.count == 4)
    #expect(result.lines.last?.hasSuffix("3 records added") == true)
  }
}

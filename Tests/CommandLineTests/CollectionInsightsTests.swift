import Foundation
import TestSupport
import Testing

/// `vinylcrate collection insights` and `export`.
struct CollectionInsightsTests {
  private let program: Program

  init() throws {
    program = try Program()
    let rows = [
      "release_id,Artist,Title,Released,Format,CollectionFolder,Date Added",
      "21,,,,,Dub,2015-01-02 03:04:05", "21,,,,,Dub,2015-01-02 03:04:06",
      "99999999,A,B,1975,LP,Ska,2015-01-02 03:04:05",
    ]
    try program.run(
      ["collection", "import", "-"], stdin: Array((rows.joined(separator: "\n") + "\n").utf8))
  }

  private func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Program.Result {
    try program.run(["collection"] + arguments, environment: environment)
  }

  @Test("all of the collection is counted, or one folder of it")
  func counts() throws {
    let all = try JSONText.object(try run("insights", "--format", "json").stdout)
    #expect(all["schema"] as? String == "vinylcrate.insights/1")
    #expect(all["records"] as? Int == 2)
    #expect(all["copies"] as? Int == 3)
    let decades = all["decades"] as? [[String: Int]]
    #expect(decades == [["decade": 1970, "copies": 1], ["decade": 2000, "copies": 2]])
    let dub = try JSONText.object(
      try run("insights", "--folder", "dub", "--format", "json").stdout)
    #expect(dub["title"] as? String == "Dub")
    #expect(dub["copies"] as? Int == 2)
  }

  @Test("bars are blocks where the locale is UTF-8, and number signs elsewhere")
  func bars() throws {
    let blocks = try run("insights")
    #expect(blocks.stdout.contains("  1970s"))
    #expect(blocks.stdout.contains("█"))
    for result in [
      try run("insights", "--ascii"), try run("insights", environment: ["LANG": "C"]),
      try run("insights", environment: ["LC_ALL": "POSIX"]),
    ] {
      #expect(result.stdout.contains("####"))
      #expect(result.stdout.utf8.allSatisfy { $0 < 0x80 })
    }
    let terminal = try program.runOnTerminal(["collection", "insights", "--color", "never"])
    let widths = terminal.stdout.replacingOccurrences(of: "\r", with: "")
      .split(separator: "\n").map(\.count)
    #expect(widths.max() == 120)
  }

  @Test("a group that is not there ends with 1, both kinds at once with 64")
  func refused() throws {
    let missing = try run("insights", "--folder", "Duck")
    #expect(missing.exitCode == 1)
    #expect(missing.stderr.contains("'Dub'"))
    #expect(try run("insights", "--crate", "Sunday").exitCode == 1)
    #expect(try run("insights", "--crate", "A", "--folder", "Dub").exitCode == 64)
  }

  @Test("no library is an empty collection, and none is made")
  func empty() throws {
    let library = program.folder.path("none.sqlite")
    let named = ["--library", library, "--create"]
    let result = try program.run(["collection", "insights"] + named)
    #expect(result.stdout == "Collection: 0 records, 0 copies\n")
    #expect(result.exitCode == 0)
    #expect(try program.run(["collection", "export"] + named).lines.count == 1)
    #expect(
      try program.run(["collection", "export", "--format", "json"] + named).stdout == "[\n]\n")
    #expect(!FileManager.default.fileExists(atPath: library))
  }

  @Test("JSON and JSON Lines have every copy")
  func json() throws {
    let array = try JSONText.objects(try run("export", "--format", "json").stdout)
    let lines = try JSONText.lines(try run("export", "--format", "jsonl").stdout)
    #expect(array.count == 3)
    #expect(array as NSArray == lines as NSArray)
    #expect(array.first?["dateAdded"] as? String == "2015-01-02T03:04:05Z")
    #expect(Set(array.compactMap { $0["id"] as? Int }).count == 3)
  }

  @Test(
    "what cannot be written ends with 74, what must not be with 64; a complete file is replaced")
  func targets() throws {
    #expect(try run("export", "none/out.csv").exitCode == 74)
    #expect(try run("export", "/dev/null").exitCode == 64)
    try program.folder.write(Array("old".utf8), to: "out.csv")
    #expect(try run("export", "--force", "out.csv").exitCode == 0)
    let text = try String(contentsOfFile: program.folder.path("out.csv"), encoding: .utf8)
    #expect(text == (try run("export").stdout))
    let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(!names.contains { $0.contains("draft") })
  }
}

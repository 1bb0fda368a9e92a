import Foundation
import TestSupport
import Testing

/// Texts that a person reads.
struct WordsTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test("Europe is named in words for people, and by its code for programs")
  func europe() throws {
    let barcode = "5060205157188"
    let release = "discogs:9342979"
    #expect(try program.text("lookup", barcode).contains("Europe 2016"))
    #expect(try program.text("album", release).contains("Europe, 2016"))
    #expect(try program.text("lookup", "--format", "jsonl", barcode).contains(#""country":"XE""#))
    #expect(try program.text("lookup", "--format", "csv", barcode).contains(",XE,"))
    try program.text("collection", "add", release)
    #expect(try program.text("collection").contains("Europe 2016"))
    #expect(try program.text("collection", "insights").contains("  Europe "))
    let json = try program.text("collection", "insights", "--format", "json")
    #expect(json.contains(#""country":"XE""#))
  }

  @Test("the examples of every command stay on their lines")
  func examples() throws {
    let dump = try JSONText.object(try program.text("--experimental-dump-help"))
    let root = try #require(dump["command"] as? [String: Any])
    var texts: [String] = []
    func collect(_ command: [String: Any], after path: [String]) throws {
      for subcommand in command["subcommands"] as? [[String: Any]] ?? [] {
        let path = path + [subcommand["commandName"] as? String ?? ""]
        guard path != ["help"] else { continue }
        texts.append(try program.run(["help"] + path).stdout)
        try collect(subcommand, after: path)
      }
    }
    try collect(root, after: [])
    #expect(texts.count > 20)
    for text in texts {
      let lines = text.components(separatedBy: "\n")
      guard let start = lines.firstIndex(where: { $0.hasSuffix("EXAMPLES") }) else { continue }
      for line in lines[(start + 1)...].prefix(while: { !$0.isEmpty }) {
        #expect(line.contains("vinylcrate "), "\(line)")
      }
    }
  }

  @Test("what is wrong is said once on a terminal, and on standard error where output is a file")
  func errorsOnce() throws {
    try program.folder.write(Array("This is a text.".utf8), to: "broken.png")
    try SampleFolder(program: program).write(Array("no photo".utf8) + [0], to: "in/broken.png")
    for command in [["scan", "broken.png"], ["lookup", "7961220922685"]] {
      let both = try program.textOnErrorTerminal(command, withOutput: true)
      let reason = command[0] == "scan" ? "not a picture" : "not a barcode"
      #expect(both.components(separatedBy: reason).count == 2, "\(both)")
      #expect(try program.run(command).stderr.contains(reason))
    }
  }

  @Test("--media lists the grades that it takes, and refuses those of sleeves")
  func grades() throws {
    let generic = try program.run(["collection", "add", "discogs:21", "--media", "Generic"])
    #expect(generic.exitCode == 64)
    #expect(generic.complaints.contains("  - VG+"))
    #expect(!generic.stderr.contains("Not Graded"))
    for command in ["add", "edit"] {
      let help = try program.run(["collection", command, "--help"]).stdout
      let media = try #require(help.components(separatedBy: "--media <").last)
      let own = try #require(media.components(separatedBy: "--sleeve").first)
      #expect(own.contains("VG+"))
      #expect(!own.contains("Generic"))
    }
    try program.text("collection", "add", "discogs:21", "--sleeve", "Generic", "--media", "vg+")
  }

  @Test("a new folder is made where records are added to it, from a hand scanner too")
  func newFolder() throws {
    #expect(
      try program.text("collection", "add", "discogs:21", "--folder", "Shelf 9")
        == "added 'EBE – Neural Response EP' to Shelf 9, a new folder\n")
    let typed = try program.run(
      ["collection", "add", "-", "--folder", "Shelf 10"], stdin: Array("r249504\r\n".utf8))
    #expect(typed.exitCode == 0)
    #expect(typed.lines.last == "added 1 record to Shelf 10")
    #expect(try program.text("folder", "list").contains("Shelf 10"))
    try program.text("undo")
    #expect(try !program.text("folder", "list").contains("Shelf 10"))
    let trial = try program.text(
      "collection", "add", "discogs:21", "--folder", "Shelf 11", "--dry-run")
    #expect(trial == "would have added 'EBE – Neural Response EP' to Shelf 11, a new folder\n")
    #expect(try !program.text("folder", "list").contains("Shelf 11"))
  }

  @Test("a batch's advice and names are never cut, and a command stays on one line")
  func narrowBatch() throws {
    try SampleFolder(program: program).write(12, to: "in")
    try SampleFolder(program: program).write(SamplePhoto.shared, to: "in/shared.png")
    let result = try program.runOnTerminal(["batch", "--color", "never", "in"], columns: 40)
    #expect(!result.stdout.contains("…"))
    let lines = result.stdout.split(whereSeparator: \.isNewline).map(String.init)
    #expect(lines.contains { $0.hasSuffix("vinylcrate choose 666561001216") })
    #expect(lines.contains { $0.hasSuffix("vinylcrate choose BARCODE") })
    #expect(lines.contains { $0.contains("vinylcrate scans assign PHOTO RECORD") })
    let prose = lines.filter {
      !$0.contains("vinylcrate ") && !$0.hasPrefix("in/") && !$0.hasPrefix("13 photos: ")
    }
    #expect(prose.allSatisfy { $0.count <= 40 }, "\(prose)")
  }

  @Test("an import says which columns it ignores, and that a title is empty")
  func importWords() throws {
    let csv = """
      Artist,Title,release_id,Colour of the shelf
      Rick Astley,,999999901,red
      Somebody,Something,999999902,red

      """
    try program.folder.write(csv, to: "in.csv")
    let result = try program.run(["collection", "import", "in.csv"])
    #expect(
      result.complaints.contains("vinylcrate: in.csv: columns ignored: 'Colour of the shelf'"))
    #expect(result.complaints.contains("vinylcrate: in.csv:2: Title is empty"))
    #expect(result.lines.contains("3  added, not in catalogue  Somebody – Something"))
  }
}

import Foundation
import TestSupport
import Testing

/// `vinylcrate scan` on good photos.
struct ScanCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.folder.write(SamplePhoto.known, to: "known.png")
    try program.folder.write(SamplePhoto.jpeg, to: "known.jpg")
    try program.folder.write(SamplePhoto.unknown, to: "unknown.png")
    try program.folder.write(SamplePhoto.blank, to: "blank.png")
  }

  @Test("a photo of a record in the catalogue leads to it", arguments: ["known.png", "known.jpg"])
  func resolved(name: String) throws {
    let result = try program.run(["scan", "--format", "jsonl", name])
    #expect(result.exitCode == 0)
    #expect(result.stderr.isEmpty)
    try #require(result.lines.count == 1)
    let outcome = try JSONText.object(result.stdout)
    #expect(outcome["schema"] as? String == "vinylcrate.scan/1")
    #expect(outcome["path"] as? String == name)
    #expect(outcome["status"] as? String == "resolved")
    #expect(outcome["deepLink"] as? String == "vinylcrate://search?barcode=7961220922684")
    let route = try #require(outcome["route"] as? [String: Any])
    #expect(route["name"] as? String == "albumDetail")
    #expect((route["release"] as? [String: Any])?["id"] as? String == SamplePhoto.knownRelease)
    let barcode = try #require((outcome["barcodes"] as? [[String: Any]])?.first)
    #expect(barcode["gtin"] as? String == "07961220922684")
    #expect(barcode["symbology"] as? String == "ean13")
    #expect((barcode["quad"] as? [[Double]])?.count == 4)
  }

  @Test("without a barcode, and with one that no catalogue knows, the exit code is 1")
  func misses() throws {
    let blank = try program.run(["scan", "--format", "jsonl", "blank.png"])
    #expect(blank.exitCode == 1)
    #expect(try JSONText.object(blank.stdout)["status"] as? String == "unread")
    let unknown = try program.run(["scan", "--format", "jsonl", "unknown.png"])
    #expect(unknown.exitCode == 1)
    #expect(try JSONText.object(unknown.stdout)["status"] as? String == "unknown")
    let both = try program.run(["scan", "known.png", "blank.png"])
    #expect(both.exitCode == 1, "the worse counts")
    #expect(try program.run(["scan", "--exit-zero", "known.png", "blank.png"]).exitCode == 0)
  }

  @Test("a barcode of another symbology is named, and what to photograph instead")
  func otherSymbology() throws {
    try program.folder.write(SamplePhoto.code39, to: "shop.png")
    let text = try program.run(["scan", "shop.png"])
    #expect(text.exitCode == 1)
    #expect(text.stderr.isEmpty)
    #expect(
      text.lines.contains(
        "    the barcode is Code 39, neither EAN nor UPC: "
          + "photograph the EAN or UPC barcode, if there is one"))
    let json = try JSONText.object(program.run(["scan", "--format", "jsonl", "shop.png"]).stdout)
    let error = try #require(json["error"] as? [String: Any])
    #expect(error["kind"] as? String == "otherSymbology")
    #expect(error["symbology"] as? String == "code39")
  }

  @Test("text for people names the record, without colour in a file")
  func text() throws {
    let result = try program.run(["scan", "known.png", "blank.png"])
    #expect(result.stdout.contains("EBE – Neural Response EP"))
    #expect(result.stdout.contains("SOMA 92"))
    #expect(result.stdout.contains("2 scanned: 1 resolved, 1 unread"))
    #expect(!result.stdout.contains("\u{1B}"))
  }

  @Test("one photo on standard input")
  func standardInput() throws {
    let result = try program.run(["scan", "--format", "jsonl", "-"], stdin: SamplePhoto.known)
    #expect(result.exitCode == 0)
    let outcome = try JSONText.object(result.stdout)
    #expect(outcome["path"] as? String == "-")
    #expect(outcome["status"] as? String == "resolved")
    let empty = try program.run(["scan", "-"])
    #expect(empty.exitCode == 2)
    #expect(empty.complaints.count == 1)
  }

  @Test("names from a list, in lines and ended by zeros")
  func filesFrom() throws {
    let list = "known.png\n\nblank.png\nunknown.png"
    let wanted = ["known.png", "blank.png", "unknown.png"]
    func paths(_ result: Program.Result) throws -> [String?] {
      #expect(result.exitCode == 1)
      return try JSONText.lines(result.stdout).map { $0["path"] as? String }
    }
    let format = ["scan", "--format", "jsonl", "--files-from"]
    #expect(try paths(program.run(format + ["-"], stdin: Array(list.utf8))) == wanted)
    try program.folder.write(Array(list.utf8), to: "list.txt")
    #expect(try paths(program.run(format + ["list.txt"])) == wanted)
    let zeros = list.replacingOccurrences(of: "\n", with: "\0")
    #expect(try paths(program.run(format + ["-", "-0"], stdin: Array(zeros.utf8))) == wanted)
    let empty = try program.run(format + ["-"])
    #expect(empty.exitCode == 0)
    #expect(empty.stdout.isEmpty)
    let missing = try program.run(format + ["none.txt"])
    #expect(missing.exitCode == 2)
    #expect(missing.complaints.count == 1 && missing.stderr.contains("none.txt"))
    let folder = try program.run(format + ["."])
    #expect(folder.exitCode == 2)
    #expect(folder.stderr == "vinylcrate: .: is a directory: check --files-from\n")
  }

  @Test("all formats tell the same")
  func formats() throws {
    let names = ["known.png", "blank.png", "unknown.png", "none.png"]
    let lines = try program.run(["scan", "--format", "jsonl"] + names)
    let array = try program.run(["scan", "--format", "json"] + names)
    let table = try program.run(["scan", "--format", "csv"] + names)
    let outcomes = try JSONText.lines(lines.stdout)
    #expect(try JSONText.objects(array.stdout) as NSArray == outcomes as NSArray)
    let records = CSVReader.records(table.stdout)
    try #require(records.count == 5)
    for (record, outcome) in zip(records.dropFirst(), outcomes) {
      #expect(record.count == records[0].count)
      #expect(record[0] == outcome["path"] as? String)
      #expect(record[2] == outcome["status"] as? String)
      let barcode = (outcome["barcodes"] as? [[String: Any]])?.first
      #expect(record[3] == barcode?["gtin"] as? String ?? "")
    }
    #expect([lines, array, table].map(\.exitCode) == [2, 2, 2])
  }

  @Test("two runs, and any number of jobs, give the same bytes")
  func deterministic() throws {
    let names = (0..<12).map { ["known.png", "none-\($0).png", "blank.png", "known.jpg"][$0 % 4] }
    let first = try program.run(["scan", "--format", "jsonl"] + names).stdout
    #expect(try program.run(["scan", "--format", "jsonl"] + names).stdout == first)
    for jobs in ["1", "2", "5"] {
      let run = try program.run(["scan", "--format", "jsonl", "--jobs", jobs] + names)
      #expect(run.stdout == first)
    }
  }

  @Test("times stand in the objects where they are asked for, and only there")
  func timings() throws {
    let timed = try program.run(["scan", "--format", "jsonl", "--timings", "known.png"])
    #expect(try JSONText.object(timed.stdout)["ms"] is NSNumber)
    let plain = try program.run(["scan", "--format", "jsonl", "known.png"])
    #expect(try JSONText.object(plain.stdout)["ms"] == nil)
  }
}

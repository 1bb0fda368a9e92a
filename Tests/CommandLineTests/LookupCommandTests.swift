import Foundation
import TestSupport
import Testing

/// `vinylcrate lookup`: barcodes without a photo.
struct LookupCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test("a typed barcode has the same outcome as a read one")
  func known() throws {
    let result = try program.run(["lookup", "--format", "jsonl", "7 961220 922684"])
    #expect(result.exitCode == 0)
    let outcome = try JSONText.object(result.stdout)
    #expect(outcome["path"] as? String == "7 961220 922684")
    #expect(outcome["status"] as? String == "resolved")
    #expect(outcome["deepLink"] as? String == "vinylcrate://search?barcode=7961220922684")
    try program.folder.write(SamplePhoto.known, to: "known.png")
    let scanned = try JSONText.object(
      try program.run(["scan", "--format", "jsonl", "known.png"]).stdout)
    #expect(scanned["route"] as? NSDictionary == outcome["route"] as? NSDictionary)
  }

  @Test("an unknown barcode exits with 1, a wrong one with 2 and the reason")
  func misses() throws {
    #expect(try program.run(["lookup", SamplePhoto.unknownBarcode]).exitCode == 1)
    #expect(try program.run(["lookup", "--exit-zero", SamplePhoto.unknownBarcode]).exitCode == 0)
    let wrong = try program.run(["lookup", "--format", "jsonl", "7961220922685", "7961220922684"])
    #expect(wrong.exitCode == 2)
    #expect(wrong.complaints.count == 1)
    #expect(wrong.stderr.contains("7961220922685"))
    let outcomes = try JSONText.lines(wrong.stdout)
    #expect(outcomes.map { $0["status"] as? String } == ["unreadable", "resolved"])
    #expect(try program.run(["lookup", "--exit-zero", "7961220922685"]).exitCode == 2)
  }

  @Test("lines on standard input, as a hand scanner types them")
  func standardInput() throws {
    let lines = Array("7961220922684\r\n\(SamplePhoto.unknownBarcode)\n".utf8)
    let result = try program.run(["lookup", "--format", "jsonl", "-"], stdin: lines)
    #expect(result.exitCode == 1)
    let outcomes = try JSONText.lines(result.stdout)
    #expect(outcomes.map { $0["status"] as? String } == ["resolved", "unknown"])
    #expect(
      outcomes.map { $0["path"] as? String } == ["7961220922684", SamplePhoto.unknownBarcode])
  }

  @Test("the columns have room for what a hand scanner will type")
  func typedColumns() throws {
    let result = try program.runOnTerminal(
      ["lookup", "--color", "never", "-"], stdin: Array("7961220922684\n".utf8))
    let lines = result.stdout.split(whereSeparator: \.isNewline).map(String.init)
    #expect(lines.first?.hasPrefix("photo            barcode") == true)
    #expect(lines.contains { $0.hasPrefix("7961220922684    7961220922684") })
  }

  @Test("standard input that cannot be read is told in one line and exits with 2")
  func unreadableStandardInput() throws {
    for (input, reason) in [("< .", "is a directory"), ("<&-", "cannot be read")] {
      let result = try program.shell(#""$VINYLCRATE" lookup - "# + input)
      #expect(result.exitCode == 2)
      #expect(result.complaints.count == 1)
      #expect(result.stderr.hasPrefix("vinylcrate: -: \(reason)"))
      #expect(result.stderr.hasSuffix(": pass barcodes on standard input, one a line\n"))
    }
  }
}

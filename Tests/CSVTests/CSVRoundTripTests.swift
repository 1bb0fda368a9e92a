import CSV
import TestSupport
import Testing

/// What is written is read back as it was, whatever it is.
struct CSVRoundTripTests {
  private static let pieces = [
    "\"", "\"\"", ",", "\n", "\r\n", "\r", " ", "a", "12\"", "ザ・", "Ünïcödé", "\u{301}",
    "\u{FEFF}", "👩‍🎤", "\u{200D}", ";", "\t", "'", "—",
  ]

  private func table(_ random: inout SeededRandom) -> [[String]] {
    let width = Int.random(in: 1...5, using: &random)
    return (0..<Int.random(in: 1...6, using: &random)).map { _ in
      (0..<width).map { _ in
        (0..<Int.random(in: 0...5, using: &random))
          .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      }
    }
  }

  /// Equal byte by byte: Swift takes texts for equal that are only canonically so.
  private func utf8(_ table: [[String]]) -> [[[UInt8]]] { table.map { $0.map { Array($0.utf8) } } }

  @Test("2000 tables of awkward texts come back byte by byte, from both readers")
  func tables() throws {
    var random = SeededRandom(seed: 4180)
    for _ in 0..<2000 {
      // A row of one empty field is an empty line; a byte order mark at the start is none of the text.
      let table = [["head"]] + table(&random).map { $0 == [""] ? ["x"] : $0 }
      let text = table.map(CSVWriter.line).joined()
      var parser = CSVParser(Array(text.utf8))
      var found: [[String]] = []
      while let row = try parser.next() { found.append(try row.fields.get()) }
      #expect(utf8(found) == utf8(table))
      #expect(utf8(CSVReader.records(text)) == utf8(table))
    }
  }

  @Test("a field stands in quotation marks only where it has to")
  func quotes() {
    #expect(
      CSVWriter.line(["a", "b c", "", "d,e", "7\"", "f\ng", "h\ri"])
        == "a,b c,,\"d,e\",\"7\"\"\",\"f\ng\",\"h\ri\"\n")
  }

  @Test("no bytes make the parser fail or lose its place")
  func noise() throws {
    var random = SeededRandom(seed: 7)
    let alphabet = Array("\",\r\na\u{e9}".utf8) + [0xFF, 0]
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      var parser = CSVParser(bytes)
      var last = 0
      while let row = try parser.next() {
        #expect(row.line > last)
        last = row.line
      }
      let breaks = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
      #expect(last <= bytes.count { breaks.contains($0) } + 1)
    }
  }
}

import TestSupport
import Testing

/// What fits on a terminal, and what a terminal is told.
struct TerminalTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private func lines(_ arguments: String..., columns: Int) throws -> [String] {
    let result = try program.runOnTerminal(arguments + ["--color", "never"], columns: columns)
    #expect(result.exitCode == 0)
    return result.stdout.split(whereSeparator: \.isNewline).map(String.init)
  }

  @Test(
    "a list fits on 80 columns and fewer with everything that the wide one has",
    arguments: [40, 60, 80])
  func collection(columns: Int) throws {
    try program.text("folder", "create", "Shelf 2")
    try program.text(
      "collection", "add", SampleRecord.astley, SampleRecord.ebe, SampleRecord.green,
      "--folder", "Shelf 2", "--media", "VG+", "--sleeve", "Generic")
    let lines = try lines("collection", columns: columns)
    #expect(lines.allSatisfy { $0.count <= columns }, "\(lines)")
    let text = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    for word in [
      "1  Rick Astley – Never Gonna Give You Up", "PB 41447", "1987", "media VG+",
      "sleeve Generic", "Shelf 2", SampleRecord.astley, SampleRecord.ebe, SampleRecord.green,
      "3 records",
    ] {
      #expect(text.contains(word), "\(word)")
    }
    #expect(!text.contains("…"))
  }

  @Test("a wide terminal has a row a record, with its id whole")
  func wide() throws {
    try program.text("collection", "add", SampleRecord.astley, SampleRecord.ebe)
    let lines = try lines("collection", columns: 120)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("item  record"))
    #expect(lines[1].hasSuffix(SampleRecord.astley))
    #expect(lines.allSatisfy { $0.count <= 120 })
  }

  @Test("wants, crates, the search and what can be undone fit too")
  func others() throws {
    try program.text(
      "crate", "create", "Records that I play on Sunday mornings with the window open")
    try program.text(
      "crate", "add", "Records that I play on Sunday mornings with the window open",
      SampleRecord.astley)
    try program.text(
      "wants", "add", SampleRecord.ebe, "--notes", "the first pressing, not the later")
    try program.text("choose", SampleRecord.astleyBarcode, SampleRecord.astley)
    for command in [["wants"], ["crate"], ["undo", "--list"], ["search", "rick", "astley"]] {
      let result = try program.runOnTerminal(command + ["--color", "never"], columns: 60)
      let lines = result.stdout.split(whereSeparator: \.isNewline)
      #expect(lines.allSatisfy { $0.count <= 60 }, "\(lines)")
      #expect(!result.stdout.contains("…"), "\(command)")
    }
  }

  @Test("alternatives and advice are wrapped, never cut, and a command stays whole")
  func advice() throws {
    let whole = try program.text("lookup", SampleRecord.sharedBarcode)
    let narrow = try lines("lookup", SampleRecord.sharedBarcode, columns: 50)
    #expect(narrow.allSatisfy { $0.count <= 50 })
    func words(_ text: String) -> [String] {
      text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    #expect(narrow.contains { $0.contains(SampleRecord.green) })
    let told = Set(words(narrow.joined(separator: " ")))
    for line in whole.split(separator: "\n") where line.contains(" or ") {
      #expect(told.isSuperset(of: words(String(line))), "\(line)")
    }
  }

  @Test("a dumb terminal gets no escape sequence on either stream")
  func dumb() throws {
    try SampleFolder(program: program).write(5, to: "in")
    let dumb = ["TERM": "dumb"]
    let batch = try program.textOnErrorTerminal(["batch", "in"], environment: dumb)
    #expect(!batch.contains("\u{1B}"))
    let list = try program.runOnTerminal(["scans"], environment: dumb)
    #expect(list.stdout.contains("resolved"))
    #expect(!list.stdout.contains("\u{1B}"))
  }
}

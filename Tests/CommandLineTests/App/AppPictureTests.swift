import Foundation
import TestSupport
import Testing

/// Photos in pixels, in terminals that say that they draw them.
@Suite(.enabled(if: BareTerminal.isAvailable, "no setsid"), .timeLimit(.minutes(20)), .serialized)
struct AppPictureTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.skipWelcome()
    try program.folder.write(SamplePhoto.known, to: "known.png")
  }

  /// What xterm answers to what termpaint asks.
  private static let answers = [
    "\u{1B}[5n": "\u{1B}[0n", "\u{1B}[6n": "\u{1B}[1;1R", "\u{1B}[>c": "\u{1B}[>41;366;0c",
    "\u{1B}[c": "\u{1B}[?62;4;22c",
  ]

  private func terminal(
    _ answers: [String: String], cell: (Int, Int) = (3, 6), config: String? = nil
  ) throws -> BareTerminal {
    var environment: [String: String] = [:]
    if let config {
      try program.folder.write(Array(config.utf8), to: "mine.toml")
      environment["VINYLCRATE_CONFIG_FILE"] = program.folder.path("mine.toml")
    }
    return try BareTerminal(
      program, columns: 120, cell: cell, answers: answers, environment: environment)
  }

  /// Scans a photo, which then stands beside the list.
  private func scan(in terminal: BareTerminal) throws {
    try terminal.see("No records yet")
    terminal.type("s")
    try terminal.see("type, paste or drop")
    terminal.type("known.png\r")
    try terminal.see("1 resolved")
    terminal.type("\u{1B}[A")
  }

  @Test("kitty shows a photo in pixels, and has none of it when it is gone")
  func kitty() throws {
    let terminal = try terminal(
      Self.answers.merging(["\u{1B}_Gi=31": "\u{1B}_Gi=31;OK\u{1B}\\"]) { _, new in new })
    try scan(in: terminal)
    terminal.waitFor(["\u{1B}_Gi=1,a=T,q=2"])
    terminal.type("\u{1B}")
    terminal.waitFor(["\u{1B}_Ga=d,d=I,i=1,q=2"])
    // It stands beside the list of records, and among their covers.
    terminal.waitFor(["\u{1B}_Gi=2,a=T,q=2"])
    terminal.type("v")
    terminal.waitFor(["\u{1B}_Ga=d,d=I,i=2,q=2", "\u{1B}_Gi=3,a=T,q=2"])
    terminal.type("\u{3}")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test("a terminal with sixel shows a photo in pixels; no answer of it is taken for a key")
  func sixel() throws {
    let terminal = try terminal(Self.answers)
    try scan(in: terminal)
    terminal.waitFor(["\u{1B}P0;1;0q"])
    terminal.type("\u{3}")
    #expect(terminal.waitForEnd() == 0)
    #expect(!terminal.written.contains("a=T"))
  }

  @Test(
    "a terminal that answers nothing, or does not say how large its pixels are, is sent none",
    arguments: [([:], (3, 6)), (Self.answers, (0, 0))])
  func silent(answers: [String: String], cell: (Int, Int)) throws {
    let terminal = try terminal(answers, cell: cell)
    try scan(in: terminal)
    // Only photos have colours of their own.
    terminal.waitFor([";48;2;"])
    terminal.type("\u{3}")
    #expect(terminal.waitForEnd() == 0)
    for sequence in ["a=T", "\u{1B}P"] { #expect(!terminal.written.contains(sequence)) }
    if answers.isEmpty { #expect(!terminal.written.contains("\u{1B}_G")) }
  }

  @Test("the setting goes before what the terminal says")
  func setting() throws {
    let terminal = try terminal(Self.answers, config: "pictures = \"kitty\"\n")
    try scan(in: terminal)
    terminal.waitFor(["\u{1B}_Gi=1,a=T,q=2"])
    terminal.type("\u{3}")
    #expect(terminal.waitForEnd() == 0)
    #expect(!terminal.written.contains("\u{1B}P"))
  }
}

import Foundation
import TestSupport
import Testing

/// A terminal at the other end of a slow line, such as ssh: its answers come long after the questions.
@Suite(.enabled(if: BareTerminal.isAvailable, "no setsid"), .timeLimit(.minutes(20)), .serialized)
struct AppSlowLineTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.skipWelcome()
  }

  /// What a light terminal with kitty's pictures answers.
  private static let answers = [
    "\u{1B}[5n": "\u{1B}[0n", "\u{1B}[6n": "\u{1B}[1;1R", "\u{1B}[?6n": "\u{1B}[?1;1R",
    "\u{1B}[>c": "\u{1B}[>41;366;0c", "\u{1B}[=c": "\u{1B}P!|00000000\u{1B}\\",
    "\u{1B}[>q": "\u{1B}P>|XTerm(366)\u{1B}\\", "\u{1B}[c": "\u{1B}[?62;22c",
    "\u{1B}]11;?": "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\",
    "\u{1B}_Gi=31": "\u{1B}_Gi=31;OK\u{1B}\\",
  ]
  /// White on blue, which only a light theme has.
  private static let light = "44;97;1m"
  /// What is left of answers that are taken for keys.
  private static let remains = ["1;1R", "rgb:", "366", "31;OK", "62;22c", "0000"]

  private func terminal(
    withholdsAnswers: Bool = false, lag: Duration = .zero, early: String = ""
  ) throws -> BareTerminal {
    try BareTerminal(
      program, cell: (3, 6), type: "xterm-256color", answers: Self.answers,
      withholdsAnswers: withholdsAnswers, lag: lag, early: early)
  }

  /// Ends the app, and looks whether the terminal is as it was.
  private func end(_ terminal: BareTerminal, _ before: [UInt32]) {
    terminal.type("\u{3}")
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.modes == before)
    #expect(terminal.typedIntoShell() == "")
  }

  @Test("nothing waits for the answers; what comes late is taken, and is no key")
  func late() throws {
    let terminal = try terminal(withholdsAnswers: true)
    let before = terminal.modes
    try terminal.see("No records yet")
    terminal.type("5")
    try terminal.see("words or barcode")
    terminal.type("dub")
    try terminal.see("dub")
    terminal.giveAnswers()
    terminal.waitFor([Self.light])
    terminal.type("bed")
    try terminal.see("dubbed", Self.light)
    end(terminal, before)
    for text in Self.remains { #expect(!terminal.written.contains(text)) }
  }

  @Test("what is typed before the app is there, or while it asks, is not lost")
  func early() throws {
    try terminal(early: "2").see("Wants")
    let asking = try terminal(withholdsAnswers: true)
    asking.waitFor(["\u{1B}[>c"])
    asking.type("2")
    try asking.see("Wants")
    asking.giveAnswers()
    try asking.see("Wants", Self.light)
    // Enter is Enter, though the system makes the end of a line of it before the app is there.
    try terminal(early: "s\r\u{1B}5").see("words or barcode")
  }

  @Test("where the user leaves before the answers have come, the shell does not get them")
  func leaving() throws {
    let terminal = try terminal(withholdsAnswers: true, early: "q")
    let before = terminal.modes
    terminal.waitFor(["\u{1B}[?1049l"])
    terminal.giveAnswers()
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.typedIntoShell() == "")
    #expect(terminal.modes == before)
  }

  @Test("with 0.3 seconds each way the app is as it is on this machine")
  func slow() throws {
    let terminal = try terminal(lag: .milliseconds(300), early: "2")
    let before = terminal.modes
    try terminal.see("Wants", Self.light)
    terminal.type("5du")
    terminal.type("b\u{1B}[200~plate\u{1B}[201~")
    try terminal.see("dubplate")
    end(terminal, before)
    for text in Self.remains { #expect(!terminal.written.contains(text)) }
  }
}

import Foundation
import Glibc
import TestSupport
import Testing

/// Terminals that behave badly, and ends that nobody chose.
@Suite(
  .enabled(if: BareTerminal.isAvailable && AppTerminal.isAvailable, "no setsid or no tmux"),
  .timeLimit(.minutes(20)), .serialized)
struct AppRobustTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.skipWelcome()
  }

  /// What a terminal has to be told so that a shell can go on in it.
  private static let restored = [
    // The other screen, the mouse, marked pastes, the cursor.
    "\u{1B}[?1049l", "\u{1B}[?1000l", "\u{1B}[?2004l", "\u{1B}[?25h",
  ]

  /// Until the file of the state names a tab.
  private func waitUntilSaved(_ tab: String) async throws {
    let file = program.folder.path(".local/state/vinylcrate/navigation.json")
    while (try? String(contentsOfFile: file, encoding: .utf8))?.contains(tab) != true {
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  @Test("a terminal that replies to nothing shows the app, takes its keys, and is as before")
  func silent() throws {
    let terminal = try BareTerminal(program)
    let before = terminal.modes
    try terminal.see("No records yet")
    #expect(terminal.modes != before)
    terminal.type("2")
    try terminal.see("Wants")
    terminal.type("\u{1B}OB")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.modes == before)
    for sequence in Self.restored { #expect(terminal.written.contains(sequence)) }
  }

  @Test("where the terminal is gone the app ends, and the next one is where it was")
  func gone() async throws {
    let terminal = try BareTerminal(program)
    try terminal.see("No records yet")
    terminal.type("2")
    try terminal.see("Wants")
    let process = try #require(terminal.processID)
    terminal.disappear()
    while kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) }
    try BareTerminal(program).see("Wants")
  }

  @Test(
    "a signal that asks it to end, a crash and a kill leave the terminal as it was, and the user's place",
    arguments: [SIGTERM, SIGHUP, SIGABRT, SIGSEGV, SIGKILL])
  func signals(signal: Int32) async throws {
    let terminal = try BareTerminal(program)
    let before = terminal.modes
    try terminal.see("No records yet")
    terminal.type("2")
    try terminal.see("Wants")
    let isAsked = [SIGTERM, SIGHUP].contains(signal)
    if !isAsked { try await waitUntilSaved("crates") }
    terminal.send(signal)
    #expect(terminal.waitForEnd() == (isAsked ? 0 : 128 + signal))
    // After a crash another process does it, in its own time.
    terminal.waitFor(Self.restored)
    while terminal.modes != before { try await Task.sleep(for: .milliseconds(20)) }
    let again = try BareTerminal(program)
    try again.see("Wants")
  }

  @Test(
    "a shell that goes on before the terminal is given back gets it as it was, and nothing typed is lost"
  )
  func overtaken() async throws {
    let terminal = try AppTerminal(program)
    // A job that is stopped and not ended lets the shell go on, and what waits for the app's end wait.
    try terminal.type("$VINYLCRATE app < /dev/tty > /dev/tty | sleep 100000")
    try terminal.press("Enter")
    try await terminal.see("No records yet")
    let jobs = try terminal.jobs
    let rescue = try #require(jobs.first.flatMap { AppTerminal.children(of: $0).first })
    for process in [rescue] + jobs.dropFirst() { kill(Int32(process), SIGSTOP) }
    kill(Int32(jobs[0]), SIGKILL)
    while try terminal.tmux("display -p '#{pane_current_command}'") != "sh\n" {
      try await Task.sleep(for: .milliseconds(50))
    }
    kill(Int32(rescue), SIGCONT)
    try await terminal.seeShell()
    try terminal.type("clear; kill -KILL %1; echo $((40 + 2)) is typed")
    try terminal.press("Enter")
    try await terminal.see("42 is typed")
  }

  @Test("a pasted megabyte is taken, and the app goes on", arguments: ["5", "s"])
  func paste(key: String) throws {
    let terminal = try BareTerminal(program)
    try terminal.see("No records yet")
    terminal.type(key)
    try terminal.see(key == "5" ? "words or barcode" : "type, paste or drop")
    terminal.type("\u{1B}[200~" + String(repeating: "x日", count: 250_000) + "end\u{1B}[201~")
    try terminal.see("end")
    terminal.type("\u{15}more")
    try terminal.see("more")
    terminal.type("\u{3}")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test("after a storm of sizes the last one is drawn")
  func sizes() async throws {
    let terminal = try AppTerminal(program)
    try await terminal.open()
    var random = SeededRandom(seed: 1)
    for _ in 0..<50 {
      try terminal.resize(
        Int.random(in: 1...200, using: &random), Int.random(in: 1...60, using: &random))
    }
    try terminal.resize(90, 20)
    try await terminal.see("1 Home", "No records yet")
    let rows = try terminal.screen().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count >= 20)
    #expect(rows[19].contains("? keys"))
  }

  @Test("Ctrl-Z gives the shell its terminal, and fg the app its screen")
  func suspended() async throws {
    let terminal = try AppTerminal(program)
    try terminal.type("stty -a > before")
    try terminal.press("Enter")
    try await terminal.open()
    try terminal.press("2")
    try await terminal.see("Wants")
    try terminal.press("C-z")
    try await terminal.seeNo("Wants")
    // What is typed before the shell has its terminal back stands before its prompt, and the answer after it.
    try await terminal.see("Stopped")
    try terminal.type("stty -a > after; cmp before after && echo the same")
    try terminal.press("Enter")
    try await terminal.see("\nthe same")
    try terminal.type("fg")
    try terminal.press("Enter")
    try await terminal.see("Wants")
    try terminal.press("1")
    try await terminal.see("No records yet")
    try terminal.press("q")
    try await terminal.see("the same")
  }
}

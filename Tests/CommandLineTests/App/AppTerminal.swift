import Foundation
import Glibc
import TestSupport
import Testing

/// The app in a real terminal, whose screen can be read and whose keys can be pressed: tmux(1).
final class AppTerminal {
  private let program: Program
  private let socket = "vinylcrate-\(UUID().uuidString)"
  private let server: RunningProgram

  static let isAvailable = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

  /// - Parameter size: In columns and rows.
  init(_ program: Program, size: (Int, Int) = (80, 24), environment: String = "") throws {
    self.program = program
    try program.folder.write(
      Array("set -g status off\nset -sg escape-time 0\n".utf8), to: "tmux.conf")
    // A server that leaves its parent would keep what Foundation waits for.
    server = try program.start(
      "/usr/bin/tmux", ["-D", "-L", socket, "-f", program.folder.path("tmux.conf")], stdin: [],
      environment: ["TERM": "xterm"])
    let session = "new-session -d -x \(size.0) -y \(size.1) env PS1='$ ' \(environment) sh"
    while server.isRunning, try run(session).exitCode != 0 { usleep(10_000) }
  }

  deinit {
    // The app saves its state before it ends; the folder must not go before that.
    if (try? tmux("send-keys C-c")) != nil {
      for _ in 0..<1000 {
        guard (try? runsApp()) == true else { break }
        usleep(10_000)
      }
    }
    server.send(SIGKILL)
    _ = server.wait()
  }

  private func run(_ words: String) throws -> Program.Result {
    try program.shell("TERM=xterm exec tmux -N -L \(socket) \(words)")
  }

  @discardableResult
  func tmux(_ words: String) throws -> String { try run(words).stdout }

  private func runsApp() throws -> Bool {
    try tmux("display -p '#{pane_current_command}'").contains("vinylcrate")
  }

  /// Presses keys by tmux' names of them: Enter, Escape, Tab, C-p.
  func press(_ keys: String...) throws { try tmux("send-keys " + keys.joined(separator: " ")) }

  /// Types text.
  func type(_ text: String) throws { try tmux("send-keys -l \(text.quotedForShell)") }

  /// Pastes text as a terminal does that marks it.
  func paste(_ text: String) throws {
    try tmux("set-buffer \(text.quotedForShell)")
    try tmux("paste-buffer -p")
  }

  func resize(_ columns: Int, _ rows: Int) throws {
    try tmux("resize-window -x \(columns) -y \(rows)")
  }

  /// Ends the shell and what runs in it, as a terminal does that is closed.
  func close() throws { try tmux("kill-session") }

  /// What is on the screen.
  func screen() throws -> String { try tmux("capture-pane -p") }

  /// Waits until all of these are on the screen.
  func see(_ words: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
    // Long, because the machine may be busy with other tests; the time is nobody's measure.
    for _ in 0..<6000 {
      let screen = try screen()
      if words.allSatisfy(screen.contains) { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("\(words) is not on the screen:\n\(try screen())", sourceLocation: sourceLocation)
    throw CancellationError()
  }

  /// Waits until the app has ended, and the shell's own screen and the modes of the terminal are back.
  func seeShell() async throws {
    let tty = try tmux("display -p '#{pane_tty}'").trimmingCharacters(in: .newlines)
    while try tmux("display -p '#{alternate_on} #{pane_current_command}'") != "0 sh\n"
      || program.shell("stty -a -F \(tty)").stdout.contains("-icanon")
    {
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// Waits until this is gone from the screen.
  func seeNo(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<6000 {
      if try !screen().contains(words) { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("\(words) is on the screen:\n\(try screen())", sourceLocation: sourceLocation)
    throw CancellationError()
  }
}

extension String {
  var quotedForShell: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}

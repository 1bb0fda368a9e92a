import Foundation
import TestSupport
import Testing

/// What the app does while nobody does anything.
@Suite(.enabled(if: AppTerminal.isAvailable, "there is no tmux"), .timeLimit(.minutes(20)))
struct AppIdleTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.skipWelcome()
  }

  /// How often each thread of a process has gone on after a wait, or had to wait for a processor.
  private func switches(of process: Int) throws -> [String: Int] {
    let tasks = "/proc/\(process)/task"
    var counts: [String: Int] = [:]
    for task in try FileManager.default.contentsOfDirectory(atPath: tasks) {
      // A thread may have ended by now.
      let status = try? String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)
      for line in (status ?? "").split(separator: "\n") where line.contains("ctxt_switches") {
        counts[task, default: 0] += line.split(separator: "\t").last.flatMap { Int($0) } ?? 0
      }
    }
    return counts
  }

  /// Waits for some seconds in which no thread does anything, whenever they come, but for the one of the
  /// system's library that looks at the others once a second.
  private func isQuiet(_ process: Int) async throws -> Bool {
    for _ in 0..<60 {
      let before = try switches(of: process)
      try await Task.sleep(for: .seconds(5))
      let after = try switches(of: process)
      let ended = before.keys.count { after[$0] == nil }
      if ended + after.count(where: { $0.value != before[$0.key] }) <= 1 { return true }
    }
    return false
  }

  @Test("with nothing to do it sleeps, and is told of what another program does to the library")
  func idle() async throws {
    let terminal = try AppTerminal(program)
    try await terminal.open()
    try await terminal.see("No records yet")
    let process = try #require(try terminal.processID)
    #expect(try await isQuiet(process))
    try program.run(["collection", "add", SamplePhoto.knownBarcode])
    try await terminal.see("1 record")
    #expect(try await isQuiet(process))
    // Nor do its own changes keep it awake.
    try terminal.press("u")
    try await terminal.see("No records yet")
    #expect(try await isQuiet(process))
  }
}

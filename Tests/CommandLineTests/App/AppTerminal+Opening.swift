import Foundation
import TestSupport
import Testing

extension Program {
  /// Makes the app begin with its tabs, as for somebody who was welcomed before.
  func skipWelcome() throws {
    let folder = folder.path(".local/state/vinylcrate")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try self.folder.write(
      """
      {"choices": {"catalogue": "sample", "countries": [], "medium": "vinyl"}, \
      "hasSkippedSignIn": true}
      """, to: ".local/state/vinylcrate/session.json")
  }
}

extension AppTerminal {
  /// Opens the app in the shell.
  func open(_ words: String = "") async throws {
    try type("$VINYLCRATE \(words)")
    try press("Enter")
    try await see("1 Home", "5 Search")
  }

  /// The process of the app; nil where it does not run.
  var processID: Int? { get throws { try jobs.first } }

  /// The processes that the shell has started.
  var jobs: [Int] {
    get throws {
      let shell = try tmux("display -p '#{pane_pid}'").trimmingCharacters(in: .newlines)
      return Int(shell).map(Self.children) ?? []
    }
  }

  static func children(of process: Int) -> [Int] {
    let tasks = "/proc/\(process)/task"
    // Each thread has its own.
    let children = (try? FileManager.default.contentsOfDirectory(atPath: tasks))?.compactMap {
      try? String(contentsOfFile: "\(tasks)/\($0)/children", encoding: .utf8)
    }
    return (children ?? []).joined().split(separator: " ").compactMap { Int($0) }
  }
}

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
  var processID: Int? {
    get throws {
      let shell = try tmux("display -p '#{pane_pid}'").trimmingCharacters(in: .newlines)
      let children = try String(
        contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
      return children.split(separator: " ").first.flatMap { Int($0) }
    }
  }
}

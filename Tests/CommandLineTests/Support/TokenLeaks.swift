import Foundation
import TestSupport
import Testing

/// Looks for a user's token where none may be, after each run of the program.
struct TokenLeaks {
  /// What the program was told; empty for nothing.
  let tokens: [String]
  let folder: TemporaryFolder

  /// The file that holds the token, for the user alone.
  private static let home = "/vinylcrate/discogs-token"

  /// - Parameters:
  ///   - input: what the program reads on standard input; `auth login` reads a token there.
  init(
    _ arguments: [String], input: [UInt8], environment: [String: String], folder: TemporaryFolder
  ) {
    let typed = String(decoding: input, as: UTF8.self).split(separator: "\n").first
    let stored = try? folder.text(of: "config" + Self.home)
    tokens = [
      environment["VINYLCRATE_DISCOGS_TOKEN"], stored,
      arguments.contains("login") ? typed.map(String.init) : nil,
    ].compactMap { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    self.folder = folder
  }

  /// Looks through what was printed and through all files of the test's folder.
  func check(_ output: String...) {
    for token in tokens.map({ Data($0.utf8) }) {
      for text in output where Data(text.utf8).range(of: token) != nil {
        Issue.record("the token was printed")
      }
      for path in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
        guard let path = path as? String, !("/" + path).hasSuffix(Self.home),
          let data = try? Data(contentsOf: folder.url(path)), data.range(of: token) != nil
        else { continue }
        Issue.record("the token is in \(path)")
      }
    }
  }
}

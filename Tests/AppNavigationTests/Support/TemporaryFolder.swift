import Foundation

/// A folder that goes when the test does.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("vinylcrate-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file(name))
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}

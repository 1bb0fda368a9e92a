import Foundation

/// The script of an example, and what it should print, as both are kept beside its sources.
public struct ExampleSession: Sendable {
  /// The commands, one a line.
  public let session: String

  /// What a front prints for them.
  public let transcript: String

  /// Reads `session.txt` and `transcript.txt` in the folder of an example.
  ///
  /// - Parameter testFile: A file in the folder of its tests.
  public init(besides testFile: String = #filePath) throws {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
      .deletingLastPathComponent()
    session = try String(contentsOf: folder.appendingPathComponent("session.txt"), encoding: .utf8)
    transcript = try String(
      contentsOf: folder.appendingPathComponent("transcript.txt"), encoding: .utf8)
  }
}

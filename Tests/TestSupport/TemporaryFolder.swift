import Foundation

/// A folder of one test's own, gone when the test lets go of it.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    path = NSTemporaryDirectory() + "vinylcrate-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a name in it.
  public func path(_ name: String) -> String { path + "/" + name }

  /// The URL of a name in it.
  public func url(_ name: String) -> URL { URL(fileURLWithPath: path(name)) }

  /// Writes a file and gives its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: url(name))
    return path(name)
  }

  /// Writes a file of text and gives its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// What is in a file of text.
  public func text(of name: String) throws -> String {
    try String(contentsOf: url(name), encoding: .utf8)
  }

  /// The names in it, sorted.
  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

import Foundation

/// Printed JSON, read by another reader.
enum JSONText {
  static func object(_ text: some StringProtocol) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  static func objects(_ text: String) throws -> [[String: Any]] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]] ?? []
  }

  /// The objects of a text with one a line.
  static func lines(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { try object($0) }
  }
}

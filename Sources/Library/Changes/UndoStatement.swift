import Foundation
import GRDB

/// A statement that takes a change of one row back, as the triggers wrote it: its values apart from the
/// rest, which many have in common. SQLite then reads that only once.
struct UndoStatement {
  private(set) var sql = ""
  private(set) var values: [DatabaseValue] = []

  /// - Parameter text: a statement with the values as SQLite's `quote` writes them.
  /// - Returns: nil if it is no such statement.
  init?(_ text: String) {
    var rest = Substring(text).utf8
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "'"):
        guard let value = Self.quoted(&rest) else { return nil }
        add(value.databaseValue)
      case UInt8(ascii: "X") where rest.dropFirst().first == UInt8(ascii: "'"):
        rest.removeFirst()
        guard let digits = Self.quoted(&rest), let bytes = Self.bytes(digits) else { return nil }
        add(bytes.databaseValue)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digits = rest.prefix { $0 == byte || (48...57).contains($0) }
        guard let number = Int64(Substring(digits)) else { return nil }
        rest = rest.dropFirst(digits.count)
        add(number.databaseValue)
      default:
        // A name, a keyword, NULL or a mark; digits within a name are no number.
        var end = rest.index(after: rest.startIndex)
        if Self.isInWord(byte) {
          while end < rest.endIndex, Self.isInWord(rest[end]) { rest.formIndex(after: &end) }
        }
        sql += Substring(rest[..<end])
        rest = rest[end...]
      }
    }
  }

  private mutating func add(_ value: DatabaseValue) {
    sql += "?"
    values.append(value)
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The text between quotation marks, of which each that is part of it stands twice.
  private static func quoted(_ rest: inout Substring.UTF8View) -> String? {
    let mark = UInt8(ascii: "'")
    var text: [UInt8] = []
    rest = rest.dropFirst()
    while true {
      let part = rest.prefix { $0 != mark }
      text += part
      rest = rest.dropFirst(part.count)
      guard rest.popFirst() == mark else { return nil }
      guard rest.first == mark else { return String(decoding: text, as: UTF8.self) }
      text.append(mark)
      rest = rest.dropFirst()
    }
  }

  private static func bytes(_ digits: String) -> Data? {
    let digits = Array(digits.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes = Data(capacity: digits.count / 2)
    for index in stride(from: 0, to: digits.count, by: 2) {
      let pair = String(decoding: digits[index..<index + 2], as: UTF8.self)
      guard let byte = UInt8(pair, radix: 16) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}

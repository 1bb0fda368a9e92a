/// A value that goes to the server with a prepared statement, in the binary form of its type.
enum PostgresValue: Sendable {
  case integer(Int)
  case text(String)
  case texts([String])

  /// The type's number in `pg_type`.
  var type: UInt32 {
    switch self {
    case .integer: 20
    case .text: 25
    case .texts: 1009
    }
  }

  var bytes: [UInt8] {
    var bytes = CopyBytes()
    switch self {
    case .integer(let value): bytes.write(Int64(value))
    case .text(let text): bytes.write(raw: text.utf8)
    case .texts(let texts):
      bytes.write(arrayOf: PostgresValue.text("").type, count: texts.count)
      for text in texts { bytes.write(field: text) }
    }
    return bytes.bytes
  }
}

import Text

/// Writes JSON (RFC 8259) on one line, without spaces. Control characters in strings are escaped,
/// so that they neither end the line nor act on a terminal.
enum JSONWriter {
  static func text(of value: JSONValue) -> String {
    var text = ""
    write(value, to: &text)
    return text
  }

  private static func write(_ value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .decimal(let number): text += number.text(places: 1)
    case .precise(let number): text += number.isFinite ? number.text(places: 3) : "null"
    case .string(let string): write(string.unicodeScalars, to: &text)
    case .bytes(let bytes): write(bytes: bytes, to: &text)
    case .array(let values):
      text += "["
      for (index, element) in values.enumerated() {
        if index > 0 { text += "," }
        write(element, to: &text)
      }
      text += "]"
    case .object(let object):
      text += "{"
      for (index, member) in object.members.enumerated() {
        if index > 0 { text += "," }
        write(member.key.unicodeScalars, to: &text)
        text += ":"
        write(member.value, to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ scalars: some Sequence<Unicode.Scalar>, to text: inout String) {
    text += "\""
    for scalar in scalars { write(scalar, to: &text) }
    text += "\""
  }

  /// Bytes that are not UTF-8 become lone surrogates U+DC80 to U+DCFF, like Python's
  /// surrogateescape (PEP 383), so that a program can recover the exact name.
  private static func write(bytes: [UInt8], to text: inout String) {
    text += "\""
    var rest = bytes[...]
    while !rest.isEmpty {
      var decoder = UTF8()
      var input = rest.makeIterator()
      switch decoder.decode(&input) {
      case .scalarValue(let scalar):
        write(scalar, to: &text)
        rest = rest.dropFirst(UTF8.width(scalar))
      case .error, .emptyInput:
        text += "\\udc" + String(rest.removeFirst(), radix: 16)
      }
    }
    text += "\""
  }

  private static func write(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where scalar.isTerminalControl:
      text += "\\u" + scalar.value.hexadecimal(digits: 4)
    default: text.unicodeScalars.append(scalar)
    }
  }
}

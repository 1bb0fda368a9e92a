import Files
import Scanning
import Text

/// A file name, quoted for a command that can be pasted into a shell.
public struct ShellWord {
  /// The name as it is, in single quotes, or with escapes for bytes that cannot be shown.
  public let text: String

  public init(_ path: PhotoPath) {
    // A name that begins with a hyphen would be read as an option.
    let bytes = path.bytes.first == UInt8(ascii: "-") ? Array("./".utf8) + path.bytes : path.bytes
    let name = String(decoding: bytes, as: UTF8.self)
    if !name.utf8.elementsEqual(bytes) || name.safeForTerminal != name {
      text = "$'" + bytes.map(Self.escaped).joined() + "'"
    } else if !bytes.isEmpty, bytes.allSatisfy(Self.isPlain) {
      text = name
    } else {
      let parts = name.split(separator: "'", omittingEmptySubsequences: false)
      text = "'" + parts.joined(separator: #"'\''"#) + "'"
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: ","):
      true
    default: false
    }
  }

  /// One byte inside `$'…'` quotes (bash, zsh, POSIX.1-2024).
  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\\"):
      "\\" + String(UnicodeScalar(byte))
    case 0x20..<0x7F: String(UnicodeScalar(byte))
    // Always three octal digits, so that a digit after them is not read as a fourth.
    default:
      "\\" + String(byte >> 6) + String(byte >> 3 & 7) + String(byte & 7)
    }
  }
}

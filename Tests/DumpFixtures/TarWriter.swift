/// Writes tar archives.
public enum TarWriter {
  /// How a member's name is written.
  public enum Format: Sendable, CaseIterable {
    case ustar
    /// The name in a pax header.
    case pax
    /// The name in a GNU header for long names, the size in binary.
    case gnu
  }

  /// An archive of members with the two blocks of zeros at its end.
  public static func archive(
    _ members: [(name: String, content: [UInt8])], format: Format = .ustar
  ) -> [UInt8] {
    members.flatMap { member(named: $0.name, $0.content, format) }
      + [UInt8](repeating: 0, count: 1024)
  }

  private static func member(
    named name: String, _ content: [UInt8], _ format: Format
  ) -> [UInt8] {
    switch format {
    case .ustar: return block(name, content, type: "0")
    case .gnu:
      let short = "short"
      return block("././@LongLink", Array(name.utf8) + [0], type: "L")
        + block(short, content, type: "0", isBinary: true)
    case .pax:
      let record = " path=\(name)\n"
      var length = record.utf8.count
      while "\(length)".utf8.count + record.utf8.count != length {
        length = "\(length)".utf8.count + record.utf8.count
      }
      return block("PaxHeaders/x", Array("\(length)\(record)".utf8), type: "x")
        + block("short", content, type: "0")
    }
  }

  private static func block(
    _ name: String, _ content: [UInt8], type: Character, isBinary: Bool = false
  ) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ bytes: [UInt8], at offset: Int) {
      header.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
    }
    put(Array(name.utf8), at: 0)
    if isBinary {
      let size = withUnsafeBytes(of: content.count.bigEndian) { Array($0) }
      put([0x80, 0, 0, 0] + size, at: 124)
    } else {
      put(Array(octal(content.count, digits: 11).utf8), at: 124)
    }
    put(Array(String(type).utf8), at: 156)
    put(Array("ustar\u{0}00".utf8), at: 257)
    put(Array("        ".utf8), at: 148)
    let sum = header.reduce(0) { $0 + Int($1) }
    put(Array((octal(sum, digits: 6) + "\u{0} ").utf8), at: 148)
    let padding = (512 - content.count % 512) % 512
    return header + content + [UInt8](repeating: 0, count: padding)
  }

  private static func octal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: digits - text.count) + text
  }
}

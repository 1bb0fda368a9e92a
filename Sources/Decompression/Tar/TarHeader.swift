/// The 512 bytes before a member of a tar archive (POSIX.1-2017, pax, "ustar Interchange Format").
struct TarHeader {
  enum Kind {
    case file
    /// GNU: its content is the name of the next member.
    case longName
    /// Its content are facts about the next member.
    case pax
    case other
  }

  static let size = 512

  let name: String
  /// The size of the content in bytes.
  let size: Int
  let kind: Kind

  /// Nil unless the block has a header's checksum.
  init?(_ block: [UInt8]) {
    guard block.count == Self.size, let checksum = Self.octal(block[148..<156]) else { return nil }
    let spaces = 8 * Int(UInt8(ascii: " "))
    let sum = block.reduce(spaces) { $0 + Int($1) } - block[148..<156].reduce(0) { $0 + Int($1) }
    guard sum == checksum, let size = Self.number(block[124..<136]) else { return nil }
    self.size = size
    kind =
      switch block[156] {
      case 0, UInt8(ascii: "0"), UInt8(ascii: "7"): .file
      case UInt8(ascii: "L"): .longName
      case UInt8(ascii: "x"): .pax
      default: .other
      }
    let last = Self.text(block[0..<100])
    // GNU's own format keeps other things where ustar has the first part of the name.
    let hasPrefix = block[257..<263].elementsEqual("ustar\0".utf8)
    let first = hasPrefix ? Self.text(block[345..<500]) : ""
    name = first.isEmpty ? last : first + "/" + last
  }

  /// How many zeros follow a content of so many bytes.
  static func padding(after size: Int) -> Int { (Self.size - size % Self.size) % Self.size }

  static func text(_ field: some Sequence<UInt8>) -> String {
    String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// A number in octal digits or, where the first bit is set, in binary (GNU); nil for neither, and
  /// for more than 2^60.
  private static func number(_ field: ArraySlice<UInt8>) -> Int? {
    guard let first = field.first, first & 0x80 != 0 else { return octal(field) }
    guard first == 0x80 else { return nil }
    var value = 0
    for byte in field.dropFirst() {
      guard value < 1 << 52 else { return nil }
      value = value << 8 | Int(byte)
    }
    return value
  }

  private static func octal(_ field: ArraySlice<UInt8>) -> Int? {
    let digits = text(field).split(separator: " ")
    if digits.isEmpty { return 0 }
    return digits.count == 1 ? Int(digits[0], radix: 8).flatMap { $0 >= 0 ? $0 : nil } : nil
  }
}

/// What other headers say of the next member.
struct TarExtension {
  var name: String?
  var size: Int?

  mutating func addLongName(_ content: [UInt8]) {
    name = TarHeader.text(content)
  }

  /// Records such as "30 path=mbdump/release\n": length, key and value.
  mutating func addPax(_ content: [UInt8]) {
    for record in content.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: record, as: UTF8.self)
      guard let space = text.firstIndex(of: " "), let equals = text.firstIndex(of: "=") else {
        continue
      }
      guard space < equals else { continue }
      let value = String(text[text.index(after: equals)...])
      switch text[text.index(after: space)..<equals] {
      case "path": name = value
      case "size": size = Int(value).flatMap { (0..<1 << 60).contains($0) ? $0 : nil }
      default: break
      }
    }
  }
}

/// What comes before the content of an XML document: declaration, comments, the root's opening tag.
struct XMLPrologue {
  /// What the document begins with.
  enum Root: Equatable {
    case element(String)
    /// The name in the document type.
    case documentType(String)
    /// Declared, and not UTF-8 or a part of it.
    case encoding(String)
    /// An opening brace.
    case json
    /// White space only.
    case nothing
    case other
  }

  private let bytes: [UInt8]
  /// Where the content begins: after the root's opening tag, or at the brace.
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads up to the content.
  mutating func root() -> Root {
    _ = skip([0xEF, 0xBB, 0xBF])
    while true {
      while position < bytes.count, bytes[position].isXMLSpace { position += 1 }
      if position == bytes.count { return .nothing }
      if bytes[position] == UInt8(ascii: "{") { return .json }
      if skip("<!--") {
        guard skip(past: "-->") != nil else { return .other }
      } else if skip("<?") {
        guard let declaration = skip(past: "?>") else { return .other }
        if let encoding = Self.foreignEncoding(declaration) { return .encoding(encoding) }
      } else if skip("<!doctype") || skip("<!DOCTYPE") {
        while position < bytes.count, bytes[position].isXMLSpace { position += 1 }
        return .documentType(name().lowercased())
      } else if skip("<") {
        let root = name()
        guard !root.isEmpty, let rest = skip(past: ">"), rest.last != UInt8(ascii: "/") else {
          return .other
        }
        return .element(root)
      } else {
        return .other
      }
    }
  }

  /// The letters that follow, of ASCII as all names of dumps are.
  private mutating func name() -> String {
    let rest = bytes[position...]
    let name = rest.prefix { ($0 | 0x20) >= 97 && ($0 | 0x20) <= 122 }.prefix(32)
    position += name.count
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func skip(_ text: [UInt8]) -> Bool {
    guard bytes[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private mutating func skip(_ text: String) -> Bool { skip(Array(text.utf8)) }

  /// What lies before the text that is skipped; nil where that does not come.
  private mutating func skip(past text: String) -> ArraySlice<UInt8>? {
    let start = position
    while position < bytes.count {
      let end = position
      if skip(text) { return bytes[start..<end] }
      position += 1
    }
    return nil
  }

  /// The encoding in a declaration such as `xml version="1.0" encoding="UTF-8"`, if it is another.
  private static func foreignEncoding(_ declaration: ArraySlice<UInt8>) -> String? {
    let words = String(decoding: declaration, as: UTF8.self)
      .split { $0 == " " || $0 == "=" || $0 == "\"" || $0 == "'" || $0.isNewline }
    guard let label = words.firstIndex(of: "encoding"), label + 1 < words.count else { return nil }
    let name = String(words[label + 1].prefix(32))
    return ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) ? nil : name
  }
}

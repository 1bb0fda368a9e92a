import Glibc

/// Reads XML as dumps have it: elements, attributes, text, and references to characters.
///
/// Whatever else there is, and whatever is not well-formed, it leaves to ``XMLDocument``, which is the only
/// one to judge. On dumps it is several times as fast, since it looks at the bytes where they are.
struct PlainXML {
  /// libxml2 has its own limits at 256 elements and 10 MB, which are its to report.
  private static let deepest = 200
  private static let largest = 8 << 20

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// Where the names of the elements around this place are.
  private var open: [Range<Int>] = []
  private var attributes: [XMLAttributes.Attribute] = []

  /// Reads a document and tells a handler of its elements.
  ///
  /// - Returns: false where that is for ``XMLDocument`` to do; the handler has to be thrown away then.
  static func read(
    _ document: UnsafeRawBufferPointer, into handler: inout DiscogsHandler
  ) -> Bool {
    guard document.hasPlainCharacters else { return false }
    handler.begin()
    var reader = PlainXML(bytes: document.bindMemory(to: UInt8.self))
    return reader.read(into: &handler)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func read(into handler: inout DiscogsHandler) -> Bool {
    guard readTag(into: &handler) else { return false }
    while !open.isEmpty {
      guard readText(into: &handler), readTag(into: &handler), handler.refusal == nil else {
        return false
      }
    }
    // Only white space may follow, and none does in a chunk.
    return position == bytes.count
  }

  /// Reads up to the next tag.
  @inline(__always)
  private mutating func readText(into handler: inout DiscogsHandler) -> Bool {
    guard position < bytes.count, let start = bytes.baseAddress,
      let found = memchr(start + position, CInt(UInt8(ascii: "<")), bytes.count - position)
    else { return false }
    let end = UnsafeRawPointer(found) - UnsafeRawPointer(start)
    if end == position { return true }
    let text = UnsafeBufferPointer(rebasing: bytes[position..<end])
    position = end
    return text.count < Self.largest && XMLReference.replaceAll(in: text) { handler.add($0) }
  }

  @inline(__always)
  private mutating func readTag(into handler: inout DiscogsHandler) -> Bool {
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "<") else { return false }
    position += 1
    return bytes[position] == UInt8(ascii: "/")
      ? readEnd(into: &handler) : readStart(into: &handler)
  }

  private mutating func readEnd(into handler: inout DiscogsHandler) -> Bool {
    guard let name = open.popLast(), position + name.count + 1 < bytes.count,
      let start = bytes.baseAddress,
      memcmp(start + position + 1, start + name.lowerBound, name.count) == 0,
      bytes[position + 1 + name.count] == UInt8(ascii: ">")
    else { return false }
    position += name.count + 2
    handler.end()
    return true
  }

  private mutating func readStart(into handler: inout DiscogsHandler) -> Bool {
    guard let name = readName(), open.count < Self.deepest else { return false }
    attributes.removeAll(keepingCapacity: true)
    while position < bytes.count, bytes[position] == 0x20 {
      position += 1
      guard readAttribute() else { return false }
    }
    guard position < bytes.count else { return false }
    let isEmpty = bytes[position] == UInt8(ascii: "/")
    if isEmpty { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else { return false }
    position += 1
    attributes.withUnsafeBufferPointer {
      handler.start(UnsafeBufferPointer(rebasing: bytes[name]), XMLAttributes($0))
    }
    if isEmpty { handler.end() } else { open.append(name) }
    return true
  }

  /// Reads a name of ASCII letters, digits, "_", "-" and "."; prefixes of namespaces are left to others.
  @inline(__always)
  private mutating func readName() -> Range<Int>? {
    let start = position
    while position < bytes.count, bytes[position].isInXMLName { position += 1 }
    guard position > start, position - start < 1000, bytes[start].isASCIILetter else { return nil }
    return start..<position
  }

  private mutating func readAttribute() -> Bool {
    guard let name = readName(), position + 1 < bytes.count, let start = bytes.baseAddress,
      bytes[position] == UInt8(ascii: "=")
    else { return false }
    let quote = bytes[position + 1]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
    position += 2
    guard let found = memchr(start + position, CInt(quote), bytes.count - position) else {
      return false
    }
    let end = UnsafeRawPointer(found) - UnsafeRawPointer(start)
    guard end - position < Self.largest else { return false }
    var attribute = XMLAttributes.Attribute(
      name: UnsafeBufferPointer(rebasing: bytes[name]),
      value: UnsafeBufferPointer(rebasing: bytes[position..<end]))
    position = end + 1
    for byte in attribute.value {
      switch byte {
      case UInt8(ascii: "<"): return false
      case UInt8(ascii: "&"), 0x09, 0x0A: attribute.isNormalized = false
      default: break
      }
    }
    if !attribute.isNormalized, !XMLReference.replaceAll(in: attribute.value, { _ in }) {
      return false
    }
    guard !attributes.contains(where: { $0.name.elementsEqual(attribute.name) }) else {
      return false
    }
    attributes.append(attribute)
    return true
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (97...122).contains(self | 0x20) }

  fileprivate var isInXMLName: Bool {
    isASCIILetter || (48...57).contains(self) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}

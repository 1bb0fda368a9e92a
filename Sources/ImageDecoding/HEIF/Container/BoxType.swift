/// The four characters that name a box, an item or a brand (ISO/IEC 14496-12, clause 4.2).
struct BoxType: Hashable, ExpressibleByStringLiteral {
  private let value: Int

  init(value: Int) {
    self.value = value
  }

  init(stringLiteral text: StaticString) {
    value = text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
  }
}

/// One box of a file: its type, and where its content is.
struct Box {
  let type: BoxType
  let content: Range<Int>
}

/// The boxes in a part of a file, one after the other; a box of an impossible size ends them.
struct Boxes: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The next box. Its content ends where the range does if the file ends early.
  mutating func next() -> Box? {
    guard offset + 8 <= end, let named = bytes.bigEndian(at: offset, count: 4),
      let type = bytes.bigEndian(at: offset + 4, count: 4)
    else { return nil }
    var (header, size) = (8, named)
    if named == 1 {
      // The size follows in eight bytes, of which no file needs the first.
      guard let long = bytes.bigEndian(at: offset + 9, count: 7), bytes[offset + 8] == 0 else {
        return nil
      }
      (header, size) = (16, long)
    } else if named == 0 {
      size = end - offset
    }
    guard size >= header, offset + header <= end else { return nil }
    let boxEnd = Swift.min(end, offset + size)
    defer { offset = boxEnd }
    return Box(type: BoxType(value: type), content: (offset + header)..<boxEnd)
  }
}

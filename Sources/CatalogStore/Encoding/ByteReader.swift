/// Reads what ``ByteWriter`` wrote. The bytes may be anything: nothing is read past their end.
package struct ByteReader {
  package struct Malformed: Error {
    package init() {}
  }

  private let bytes: UnsafeRawBufferPointer
  private(set) var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() throws(Malformed) -> UInt8 {
    guard position < bytes.count else { throw Malformed() }
    defer { position += 1 }
    return bytes[position]
  }

  @inline(__always)
  mutating func unsigned() throws(Malformed) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count, shift < 64 {
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    throw Malformed()
  }

  mutating func integer() throws(Malformed) -> Int { Int(truncatingIfNeeded: try unsigned()) }

  /// A length or a count: there cannot be more of anything than there are bytes left.
  mutating func count(less one: Int = 0) throws(Malformed) -> Int {
    let count = try unsigned()
    guard count <= UInt64(bytes.count - position + one) else { throw Malformed() }
    return Int(count) - one
  }

  mutating func raw(_ count: Int) throws(Malformed) -> UnsafeRawBufferPointer {
    guard count >= 0, count <= bytes.count - position else { throw Malformed() }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<(position + count)])
  }

  mutating func text() throws(Malformed) -> String {
    String(decoding: try raw(try count()), as: UTF8.self)
  }

  mutating func optionalText() throws(Malformed) -> String? {
    let length = try count(less: 1)
    return length < 0 ? nil : String(decoding: try raw(length), as: UTF8.self)
  }

  mutating func list<Element>(
    _ body: (inout ByteReader) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    let count = try count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try body(&self)) }
    return elements
  }
}

/// Bytes that are written one value after another: numbers as varints, texts with their length.
///
/// A varint is base 128, the low seven bits first (LEB128).
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  var count: Int { bytes.count }

  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  @inline(__always)
  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(_ value: Int) { write(UInt64(bitPattern: Int64(value))) }

  @inline(__always)
  mutating func write(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// No text is 0; any other is preceded by its length and one more.
  mutating func write(_ text: String?) {
    guard let text else { return write(0 as UInt8) }
    write(text.utf8.count + 1)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(raw: some Sequence<UInt8>) { bytes.append(contentsOf: raw) }

  mutating func write<Element>(
    list: [Element], _ body: (inout ByteWriter, Element) -> Void
  ) {
    write(list.count)
    for element in list { body(&self, element) }
  }
}

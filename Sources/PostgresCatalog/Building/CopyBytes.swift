/// Bytes in the binary forms that PostgreSQL sends and takes: numbers with the highest byte first, each
/// field with its length (PostgreSQL's documentation, COPY, "Binary Format").
struct CopyBytes: Sendable {
  private(set) var bytes: [UInt8] = []

  static let header: [UInt8] =
    Array("PGCOPY\n".utf8) + [0xff, 0x0d, 0x0a, 0x00] + [UInt8](repeating: 0, count: 8)
  static let end: [UInt8] = [0xff, 0xff]

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  @inline(__always)
  mutating func write(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(raw: some Collection<UInt8>) { bytes.append(contentsOf: raw) }

  /// Begins a row of so many fields.
  mutating func beginRow(_ fieldCount: Int) { write(Int16(fieldCount)) }

  mutating func write(fieldOf content: some Collection<UInt8>) {
    write(Int32(content.count))
    write(raw: content)
  }

  /// A text, or none. A zero byte ends texts at the server, and is left out.
  mutating func write(field text: String?) {
    guard var text else { return write(Int32(-1)) }
    text.withUTF8 { utf8 in
      utf8.contains(0) ? write(fieldOf: utf8.filter { $0 != 0 }) : write(fieldOf: utf8)
    }
  }

  mutating func write(field value: Int32?) {
    guard let value else { return write(Int32(-1)) }
    write(Int32(4))
    write(value)
  }

  /// Begins an array of one dimension without its elements, each of which is a field.
  mutating func write(arrayOf type: UInt32, count: Int) {
    write(Int32(count == 0 ? 0 : 1))
    write(Int32(0))
    write(type)
    guard count > 0 else { return }
    write(Int32(count))
    write(Int32(1))
  }

  /// An array of `bigint`.
  mutating func write(field values: [Int64]) {
    write(Int32(values.isEmpty ? 12 : 20 + 12 * values.count))
    write(arrayOf: 20, count: values.count)
    for value in values {
      write(Int32(8))
      write(value)
    }
  }

  /// Writes a field whose length is known only afterwards.
  mutating func writeField(_ body: (inout CopyBytes) -> Void) {
    let start = bytes.count
    write(Int32(0))
    body(&self)
    let length = Int32(bytes.count - start - 4)
    withUnsafeBytes(of: length.bigEndian) { length in
      for index in 0..<4 { bytes[start + index] = length[index] }
    }
  }
}

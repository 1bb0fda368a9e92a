/// Unsigned numbers in the bytes of a file; nil where the file ends before.
extension [UInt8] {
  /// `count` bytes, the lowest first; at most seven.
  func littleEndian(at offset: Int, count: Int) -> Int? {
    field(at: offset, count: count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// `count` bytes, the highest first; at most seven.
  func bigEndian(at offset: Int, count: Int) -> Int? {
    field(at: offset, count: count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  private func field(at offset: Int, count length: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, offset <= count - length else { return nil }
    return self[offset..<(offset + length)]
  }
}

/// The decimal numbers in a PNM file, separated by white space and by comments from # to the end of
/// the line.
struct PNMNumbers {
  private let bytes: [UInt8]
  /// The byte after the last number.
  private(set) var offset: Int

  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The next number, at most nine digits long; nil at the end and at anything else.
  mutating func next() -> Int? {
    skipSpace()
    var (value, digits) = (0, 0)
    while offset < bytes.count, let digit = digit(bytes[offset]) {
      guard digits < 9 else { return nil }
      value = value * 10 + digit
      digits += 1
      offset += 1
    }
    return digits > 0 ? value : nil
  }

  /// The next single digit, which need not stand apart, as in plain bitmaps.
  mutating func nextBit() -> Int? {
    skipSpace()
    guard offset < bytes.count, let digit = digit(bytes[offset]), digit < 2 else { return nil }
    offset += 1
    return digit
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "#") {
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      } else if PNMHeader.isSpace(bytes[offset]) {
        offset += 1
      } else {
        return
      }
    }
  }

  private func digit(_ byte: UInt8) -> Int? {
    (0x30...0x39).contains(byte) ? Int(byte) - 0x30 : nil
  }
}

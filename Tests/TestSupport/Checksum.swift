/// The checksums of PNG and zlib.
public enum Checksum {
  /// CRC-32 as in PNG, third edition, annex D.
  public static func crc32(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in crc >> 8 ^ crcTable[Int((crc ^ UInt32(byte)) & 255)] }
  }

  /// Adler-32 as in RFC 1950, clause 8.2.
  public static func adler32(of bytes: [UInt8]) -> UInt32 {
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  /// Four bytes, the highest first.
  public static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in
      crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1
    }
  }
}

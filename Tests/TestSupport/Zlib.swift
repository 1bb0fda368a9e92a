/// The zlib format (RFC 1950) without compression.
public enum Zlib {
  /// The bytes as stored deflate blocks (RFC 1951, clause 3.2.4).
  public static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let count = end - start
      let isLast: UInt8 = end == bytes.count ? 1 : 0
      let (low, high) = (UInt8(count & 255), UInt8(count >> 8))
      stream += [isLast, low, high, ~low, ~high]
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    return stream + Checksum.bigEndian(Checksum.adler32(of: bytes))
  }
}

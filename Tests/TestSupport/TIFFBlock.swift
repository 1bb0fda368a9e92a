/// EXIF data: a TIFF header and one directory (TIFF 6.0, clause 2; Exif 2.32, clause 4.6).
public enum TIFFBlock {
  /// A block with another tag before the orientation, as cameras write it.
  public static func orientation(_ value: UInt16, isBigEndian: Bool) -> [UInt8] {
    let (short, long) = integers(isBigEndian: isBigEndian)
    let header = Array((isBigEndian ? "MM" : "II").utf8) + short(42) + long(8)
    let compression = short(0x0103) + short(3) + long(1) + short(6) + short(0)
    let orientation = short(0x0112) + short(3) + long(1) + short(value) + short(0)
    return header + short(2) + compression + orientation + long(0)
  }

  /// A block with a directory of its own for EXIF, in it the time that the picture was taken at.
  public static func captureTime(_ text: String, isBigEndian: Bool) -> [UInt8] {
    let (short, long) = integers(isBigEndian: isBigEndian)
    let header = Array((isBigEndian ? "MM" : "II").utf8) + short(42) + long(8)
    let first = short(1) + short(0x8769) + short(4) + long(1) + long(26) + long(0)
    let exif = short(1) + short(0x9003) + short(2) + long(20) + long(44) + long(0)
    return header + first + exif + Array(text.utf8) + [0]
  }

  private static func integers(
    isBigEndian: Bool
  ) -> (short: (UInt16) -> [UInt8], long: (UInt32) -> [UInt8]) {
    func ordered(_ bytes: [UInt8]) -> [UInt8] { isBigEndian ? bytes : bytes.reversed() }
    return (
      { ordered([UInt8($0 >> 8), UInt8($0 & 255)]) }, { ordered(Checksum.bigEndian($0)) }
    )
  }
}

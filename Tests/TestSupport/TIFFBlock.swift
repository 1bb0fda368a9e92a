/// EXIF data: a TIFF header and one directory (TIFF 6.0, clause 2; Exif 2.32, clause 4.6).
public enum TIFFBlock {
  /// A block with another tag before the orientation, as cameras write it.
  public static func orientation(_ value: UInt16, isBigEndian: Bool) -> [UInt8] {
    func short(_ value: UInt16) -> [UInt8] {
      let bytes = [UInt8(value >> 8), UInt8(value & 255)]
      return isBigEndian ? bytes : bytes.reversed()
    }
    func long(_ value: UInt32) -> [UInt8] {
      let bytes = Checksum.bigEndian(value)
      return isBigEndian ? bytes : bytes.reversed()
    }
    let header = Array((isBigEndian ? "MM" : "II").utf8) + short(42) + long(8)
    let compression = short(0x0103) + short(3) + long(1) + short(6) + short(0)
    let orientation = short(0x0112) + short(3) + long(1) + short(value) + short(0)
    return header + short(2) + compression + orientation + long(0)
  }
}

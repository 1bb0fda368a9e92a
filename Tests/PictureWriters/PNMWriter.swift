/// PBM, PGM and PPM files.
public enum PNMWriter {
  /// - Parameters:
  ///   - kind: the digit after the P, from 1 to 6.
  ///   - maximum: the value of white; ignored for bitmaps.
  public static func bytes(_ picture: GrayPixels, kind: Int, maximum: Int = 255) -> [UInt8] {
    let samples = [0, 1, 1, 3, 1, 1, 3][kind]
    let isBitmap = kind == 1 || kind == 4
    let head =
      "P\(kind)\n# made for a test\n\(picture.width) \(picture.height)\n"
      + (isBitmap ? "" : "\(maximum)\n")
    var file = Array(head.utf8)
    for y in 0..<picture.height {
      let row = picture.pixels[(y * picture.width)..<((y + 1) * picture.width)]
      let values = row.flatMap { gray in
        (samples == 3 ? picture.color(gray) : [gray]).map { (Int($0) * maximum + 127) / 255 }
      }
      switch kind {
      case 1: file += Array(row.map { $0 < 128 ? "1" : "0" }.joined().utf8) + [0x0A]
      case 2, 3: file += Array(values.map(String.init).joined(separator: " ").utf8) + [0x0A]
      case 4: file += packed(row.map { $0 < 128 })
      default:
        file += values.flatMap { maximum > 255 ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0)] }
      }
    }
    return file
  }

  private static func packed(_ bits: [Bool]) -> [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { byte, index in
        byte << 1 | (start + index < bits.count && bits[start + index] ? 1 : 0)
      }
    }
  }
}

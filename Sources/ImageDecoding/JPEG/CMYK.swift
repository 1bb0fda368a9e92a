import Imaging

/// Four-colour pictures from scanners and print shops: pixels of four bytes each, inverted as Adobe
/// writes them, so that 255 is no ink.
enum CMYK {
  /// The luma of each pixel by the weights of ITU-R BT.601, as in JPEG's own.
  static func luma(ofInverted pixels: [UInt8]) -> [UInt8] {
    let count = pixels.count / 4
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      for index in 0..<count {
        let (c, m, y, k) = (
          Int(pixels[4 * index]), Int(pixels[4 * index + 1]),
          Int(pixels[4 * index + 2]), Int(pixels[4 * index + 3])
        )
        buffer[index] = UInt8((299 * c + 587 * m + 114 * y) * k / (1000 * 255))
      }
      initialized = count
    }
  }

  /// The colour of the pixel whose first byte is at `offset`.
  static func color(ofInverted samples: [UInt8], at offset: Int) -> RGB {
    let black = Int(samples[offset + 3])
    func light(_ ink: UInt8) -> UInt8 { UInt8((Int(ink) * black + 127) / 255) }
    return RGB(
      red: light(samples[offset]), green: light(samples[offset + 1]),
      blue: light(samples[offset + 2]))
  }
}

/// Four-colour pictures from scanners and print shops.
enum CMYK {
  /// The luma of pixels of four bytes each, inverted as Adobe writes them: 255 is no ink.
  ///
  /// The weights are those of ITU-R BT.601, as in JPEG's own luma.
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
}

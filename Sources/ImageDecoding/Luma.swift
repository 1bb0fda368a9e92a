import Imaging

/// Luma by the weights of ITU-R BT.601, as in JPEG's own, from samples of 0 to 255.
enum Luma {
  static func ofRGB(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (299 * red + 587 * green + 114 * blue) / 1000)
  }

  /// What is seen of a pixel on a white background; 255 is opaque.
  static func onWhite(_ luma: UInt8, alpha: UInt8) -> UInt8 {
    let (ink, opacity) = (255 - Int(luma), Int(alpha))
    return UInt8(255 - (ink * opacity + 127) / 255)
  }

  /// Full-range luma for each value of limited-range luma, which goes from 16 to 235
  /// (ITU-R BT.601, clause 2.5.3).
  static let ofLimitedRange: [UInt8] = (0..<256).map { (value: Int) -> UInt8 in
    let scaled = ((value - 16) * 255 + 109) / 219
    return UInt8(min(max(scaled, 0), 255))
  }
}

extension RGB {
  /// The luma by the weights of ITU-R BT.601.
  var luma: UInt8 { Luma.ofRGB(Int(red), Int(green), Int(blue)) }
}

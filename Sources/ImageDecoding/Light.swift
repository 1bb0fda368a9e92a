import Foundation

/// Linear light, as libpng gives it for 16-bit pictures.
enum Light {
  /// Levels for pairs of light and coverage, both from 0 to 65535 and the light multiplied with the
  /// coverage already, over white.
  static func luma(ofPremultiplied pairs: [UInt16]) -> [UInt8] {
    stride(from: 0, to: pairs.count - 1, by: 2).map { index in
      levels[min(65_535, Int(pairs[index]) + 65_535 - Int(pairs[index + 1]))]
    }
  }

  /// The gamma of 1/2.2 is the one that libpng takes a picture for that does not tell its own.
  private static let levels: [UInt8] = (0...65_535).map { light in
    UInt8((pow(Double(light) / 65_535, 1 / 2.2) * 255).rounded())
  }
}

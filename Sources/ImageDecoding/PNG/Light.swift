import Foundation
import Imaging

/// Linear light, as libpng gives it for 16-bit pictures.
enum Light {
  /// Levels for pairs of light and coverage, both from 0 to 65535 and the light multiplied with the
  /// coverage already, over white.
  static func luma(ofPremultiplied pairs: [UInt16]) -> [UInt8] {
    stride(from: 0, to: pairs.count - 1, by: 2).map { index in
      level(of: pairs[index], coverage: pairs[index + 1])
    }
  }

  /// The colour of the four numbers at an offset: red, green and blue light and the coverage.
  static func color(ofPremultiplied light: [UInt16], at offset: Int) -> RGB {
    let coverage = light[offset + 3]
    return RGB(
      red: level(of: light[offset], coverage: coverage),
      green: level(of: light[offset + 1], coverage: coverage),
      blue: level(of: light[offset + 2], coverage: coverage))
  }

  private static func level(of light: UInt16, coverage: UInt16) -> UInt8 {
    levels[min(65_535, Int(light) + 65_535 - Int(coverage))]
  }

  /// 1/2.2 is the gamma that libpng assumes where a picture does not give its own.
  private static let levels: [UInt8] = (0...65_535).map { light in
    UInt8((pow(Double(light) / 65_535, 1 / 2.2) * 255).rounded())
  }
}

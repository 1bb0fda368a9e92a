import Foundation

/// Between stored levels and light, by the sRGB transfer function (IEC 61966-2-1).
enum Transfer {
  /// Light from 0 to 1 of a level from 0 to 255.
  static func linear(_ level: Double) -> Double {
    let value = level / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The level from 0 to 255 of light from 0 to 1.
  static func encoded(_ light: Double) -> Double {
    255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
  }
}

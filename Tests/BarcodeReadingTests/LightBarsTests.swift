import Imaging
import RealModule
import Testing

@testable import BarcodeReading

/// Light bars on a dark ground, out of focus: blur is one of light, and the camera bends the tone curve after it.
struct LightBarsTests {
  /// A photo of a symbol, 2 pixels a module.
  ///
  /// - Parameters:
  ///   - bars: how much light they reflect, and the ground around them: from 0 to 1.
  ///   - sigma: the standard deviation of the blur, in modules.
  private func photo(
    of digits: String, bars: Double, ground: Double, blur sigma: Double
  ) -> LumaImage {
    let drawn = SyntheticSymbol(
      digits: digits, pixelsPerModule: 2, width: 260, height: 90, barHeight: 60
    ).picture
    let light = drawn.pixels.map { ground + (bars - ground) * (220 - Double($0)) / 180 }
    let reach = -8...8
    let weights = reach.map { Double.exp(-Double($0 * $0) / (8 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    var state: UInt64 = 1
    let pixels = light.indices.map { index in
      let row = index / drawn.width * drawn.width
      let blurred = zip(reach, weights).reduce(0) { blurred, near in
        let column = min(max(index - row + near.0, 0), drawn.width - 1)
        return blurred + near.1 / sum * light[row + column]
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let noise = Double(state >> 33 & 7) - 3.5
      // sRGB (IEC 61966-2-1).
      return UInt8(255 * (1.055 * Double.pow(blurred, 1 / 2.4) - 0.055) + noise)
    }
    return LumaImage(width: drawn.width, height: drawn.height, pixels: pixels)
  }

  @Test(
    "are read under as much blur as dark ones",
    arguments: [
      "5012394144777", "4006381333931", "9780201379624", "3600029145262", "8711253001202",
    ],
    [0.7, 0.85, 0.95])
  func blurred(digits: String, blur sigma: Double) {
    for (bars, ground) in [(0.65, 0.05), (0.05, 0.65)] {
      let photo = photo(of: digits, bars: bars, ground: ground, blur: sigma)
      #expect(BarcodeReader().read(photo).barcodes.map(\.text) == [digits], "bars \(bars)")
    }
  }
}

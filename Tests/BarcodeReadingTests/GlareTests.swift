import Imaging
import RealModule
import Testing

@testable import BarcodeReading

/// Symbols in pictures with a strip of light.
struct GlareTests {
  /// A picture with a strip of light through a point near its middle.
  private func glaring(
    _ picture: LumaImage, degrees: Double, width: Double, x: Double = 240
  ) -> LumaImage {
    let (cos, sin) = (Double.cos(degrees * .pi / 180), Double.sin(degrees * .pi / 180))
    var pixels = picture.pixels
    for y in 0..<picture.height {
      for column in 0..<picture.width {
        let across = ((Double(column) - x) * sin - (Double(y) - 180) * cos) / width
        let light = 255 * Double.exp(-across * across)
        pixels[y * picture.width + column] = UInt8(
          min(255, Double(pixels[y * picture.width + column]) + light))
      }
    }
    return LumaImage(width: picture.width, height: picture.height, pixels: pixels)
  }

  @Test("a strip of light that crosses the bars slantwise", arguments: [20.0, 25, 155])
  func slanted(degrees: Double) {
    let symbol = SyntheticSymbol(noise: 3)
    let picture = glaring(symbol.picture, degrees: degrees, width: 16)
    var options = ReaderOptions()
    #expect(BarcodeReader(options: options).read(picture).barcodes.map(\.text) == [symbol.digits])
    options.limits = options.limits.without(.glareFilling)
    #expect(BarcodeReader(options: options).read(picture).barcodes.isEmpty)
  }

  @Test("halves of two symbols, of each of which light hides the other half")
  func halves() {
    // The left half of the one and the right half of the other have a valid check digit together.
    let (upper, lower) = (
      SyntheticSymbol(digits: "5012394144777").picture,
      SyntheticSymbol(digits: "5906381280147").picture
    )
    var pixels = upper.pixels
    for y in 0..<upper.height {
      for x in 0..<upper.width {
        let isHidden = y < 180 ? x > 250 : x < 230
        pixels[y * upper.width + x] =
          isHidden ? 255 : (y < 180 ? upper : lower).pixels[y * upper.width + x]
      }
    }
    let picture = LumaImage(width: upper.width, height: upper.height, pixels: pixels)
    #expect(BarcodeReader().read(picture).barcodes.isEmpty)
  }
}

import Barcodes
import Imaging
import RealModule
import TestSupport
import Testing

@testable import BarcodeReading

/// Symbols side by side, with less space between them than their quiet zones take.
struct NeighbouringSymbolsTests {
  private static let left = "5012394144777"
  private static let right = "4006381333931"

  private static func pair(_ module: Int, apart space: Int) -> GrayPicture {
    SymbolRenderer(module: module, height: 40 * module).picture(
      of: .ean13(left).followed(by: .ean13(right), after: space))
  }

  @Test(
    "both of two are read, however narrow the space between them and however wide their modules",
    arguments: [1, 2, 3, 12], [7, 9, 20])
  func two(module: Int, space: Int) {
    let texts = readBarcodes(Self.pair(module, apart: space)).map(\.text)
    #expect(texts.sorted() == [Self.right, Self.left])
  }

  @Test(
    "both of two out of focus are read, the more so the farther apart they are",
    arguments: [(0.4, 7), (0.6, 7), (0.8, 30), (0.8, 60)])
  func blurred(deviation: Double, space: Int) {
    let picture = Self.pair(3, apart: space).blurredAcross(deviation: 3 * deviation)
    #expect(readBarcodes(picture).map(\.text).sorted() == [Self.right, Self.left])
  }

  @Test("three in a row are read")
  func three() {
    let middle = SymbolPattern.ean8("96385074")
    let picture = SymbolRenderer(height: 100).picture(
      of: .ean13(Self.left).followed(by: middle, after: 8)
        .followed(by: .ean13(Self.right), after: 8))
    #expect(readBarcodes(picture).map(\.text).sorted() == [Self.right, Self.left, "96385074"])
  }

  @Test("the region of two is read as the region of each")
  func regions() throws {
    let picture = Self.pair(3, apart: 9)
    var region = region(of: picture, modules: 95 + 9 + 95)
    let neighbours = region.neighbours(samplesPerModule: 3.5)
    #expect(neighbours.map(\.edgeCount) == [60, 60])
    for (neighbour, first) in zip(neighbours, [0.0, 104]) {
      #expect(abs(neighbour.region.length - 95 * 3) < 6)
      #expect(abs(neighbour.region.center.x - (36 + 3 * (first + 47.5))) < 3)
    }
  }

  @Test(
    "a symbol and its add-on are one, and so is one whose middle is covered", arguments: [0, 1])
  func one(kind: Int) {
    let symbol = SymbolPattern.ean13(Self.left)
    let renderer = SymbolRenderer()
    var picture = renderer.picture(of: symbol, addOn: kind == 0 ? .addOn("51999") : nil)
    if kind == 1 {
      for y in 0..<picture.height {
        for x in 36 + 40 * 3..<36 + 55 * 3 { picture[x, y] = 255 }
      }
    }
    var region = region(of: picture, modules: kind == 0 ? 95 + 9 + 47 : 95)
    #expect(region.neighbours(samplesPerModule: 3.5).isEmpty)
  }

  /// The region of bars so many modules wide.
  private func region(of picture: GrayPicture, modules: Int) -> RectifiedRegion {
    let image = LumaImage(width: picture.width, height: picture.height, pixels: picture.pixels)
    let region = BarRegion(
      center: Point(x: Double(36) + 1.5 * Double(modules), y: Double(picture.height) / 2), angle: 0,
      length: 3 * Double(modules), height: 100, fan: 0, score: 1)
    return RectifiedRegion(
      RegionRefiner.Finding(region: region, edgeCount: 60), in: image, limits: RectifyingLimits())
  }
}

extension GrayPicture {
  /// Each row under a Gaussian of that standard deviation, in pixels.
  fileprivate func blurredAcross(deviation: Double) -> GrayPicture {
    let reach = Int(3 * deviation)
    let weights = (-reach...reach).map {
      Double.exp(-Double($0 * $0) / (2 * deviation * deviation))
    }
    let total = weights.reduce(0, +)
    var blurred = self
    for y in 0..<height {
      for x in 0..<width {
        let sum = zip(-reach...reach, weights).reduce(0) { sum, other in
          sum + Double(self[min(max(x + other.0, 0), width - 1), y]) * other.1
        }
        blurred[x, y] = UInt8((sum / total).rounded())
      }
    }
    return blurred
  }
}

import Barcodes
import Imaging
import RealModule
import TestSupport
import Testing

@testable import BarcodeReading

/// Symbols side by side, with less space between them than their quiet zones take.
struct NeighbouringSymbolsTests {
  private static let renderer = SymbolRenderer()
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

  @Test("the region of some in a row is read as the region of each", arguments: 2...4)
  func regions(count: Int) throws {
    let all = [Self.left, Self.right, "0012345678905", "9780201379624"].prefix(count)
    let row = all.dropFirst().reduce(SymbolPattern.ean13(all[0])) {
      $0.followed(by: .ean13($1), after: 9)
    }
    let picture = Self.renderer.picture(of: row)
    var region = region(of: picture, modules: row.modules.count)
    let neighbours = region.neighbours(samplesPerModule: 3.5)
    #expect(neighbours.map(\.edgeCount) == Array(repeating: 60, count: count))
    let (margin, module) = (Double(Self.renderer.margin), Double(Self.renderer.module))
    for (index, neighbour) in neighbours.enumerated() {
      let middle = margin + module * (Double(index) * 104 + 47.5)
      #expect(abs(neighbour.region.center.x - middle) < module)
      #expect(abs(neighbour.region.length - 95 * module) < 2 * module)
    }
    #expect(readBarcodes(picture).map(\.text).sorted() == all.map(Self.text).sorted())
  }

  /// An EAN-13 symbol whose first digit is 0 is a UPC-A symbol.
  private static func text(_ digits: String) -> String {
    digits.hasPrefix("0") ? String(digits.dropFirst()) : digits
  }

  @Test("they are told apart where one has a gap that is wider than the one between them")
  func covered() {
    var picture = Self.pair(3, apart: 9)
    picture.cover(modules: 20..<32, of: Self.renderer)
    var region = region(of: picture, modules: 95 + 9 + 95)
    #expect(region.neighbours(samplesPerModule: 3.5).count == 2)
  }

  @Test("no wider than a symbol's own spaces, the space between two is none")
  func close() {
    var region = region(of: Self.pair(3, apart: 4), modules: 95 + 4 + 95)
    #expect(region.neighbours(samplesPerModule: 3.5).isEmpty)
  }

  @Test("a symbol and its add-on are one")
  func withAddOn() {
    let picture = Self.renderer.picture(of: .ean13(Self.left), addOn: .addOn("51999"))
    var region = region(of: picture, modules: 95 + 9 + 47)
    #expect(region.neighbours(samplesPerModule: 3.5).isEmpty)
  }

  @Test("a symbol whose middle is covered is one")
  func middleCovered() {
    var picture = Self.renderer.picture(of: .ean13(Self.left))
    picture.cover(modules: 40..<55, of: Self.renderer)
    var region = region(of: picture, modules: 95)
    #expect(region.neighbours(samplesPerModule: 3.5).isEmpty)
  }

  @Test("a symbol that ripples make look like two is read as one")
  func ripples() {
    let renderer = SymbolRenderer(module: 6)
    // The first digit right of the centre has a space of four modules: the widest there is.
    var picture = renderer.picture(of: .ean13("4012345367898"))
    let space = renderer.margin + 51 * 6..<renderer.margin + 55 * 6
    for y in 0..<picture.height {
      for x in 0..<picture.width where x / 2 % 2 == 0 && !space.contains(x) {
        picture[x, y] = picture[x, y] == 0 ? 30 : 225
      }
    }
    let image = LumaImage(width: picture.width, height: picture.height, pixels: picture.pixels)
    var trace: ReaderTrace? = ReaderTrace()
    let result = BarcodeReader().read(image, trace: &trace)
    #expect(trace?.regions.contains { $0.fate == .parted } == true)
    #expect(result.barcodes.map(\.text) == ["4012345367898"])
  }

  /// The region of bars so many modules wide.
  private func region(of picture: GrayPicture, modules: Int) -> RectifiedRegion {
    let image = LumaImage(width: picture.width, height: picture.height, pixels: picture.pixels)
    let length = Double(modules * Self.renderer.module)
    let region = BarRegion(
      center: Point(
        x: Double(Self.renderer.margin) + length / 2, y: Double(picture.height) / 2),
      angle: 0, length: length, height: 100, fan: 0, score: 1)
    return RectifiedRegion(
      RegionRefiner.Finding(region: region, edgeCount: 60), in: image, limits: RectifyingLimits())
  }
}

extension GrayPicture {
  /// Makes some modules of what is drawn white.
  fileprivate mutating func cover(modules: Range<Int>, of renderer: SymbolRenderer) {
    let left = renderer.margin + modules.lowerBound * renderer.module
    for y in 0..<height {
      for x in left..<left + modules.count * renderer.module { self[x, y] = 255 }
    }
  }

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

import Imaging
import RealModule
import Testing

@testable import BarcodeReading

@Suite struct BarLocatorTests {
  @Test(
    "The best region is the symbol, whichever way it is turned", arguments: [0.0, 17, 45, 90, 133])
  func findsSymbol(degrees: Double) throws {
    let symbol = SyntheticSymbol(degrees: degrees)
    let region = try #require(BarLocator().regions(in: symbol.picture).first)
    #expect(region.center.distance(to: Point(x: 240, y: 180)) < 20)
    #expect(abs(Double.sin(region.angle - degrees / 180 * .pi)) < 0.12)
    #expect(abs(region.length - 285) < 100)
  }

  @Test(
    "Rows that rise along the bars are followed, beside the upright region",
    arguments: [-0.3, 0, 0.3])
  func rise(rise: Double) throws {
    var symbol = SyntheticSymbol(pixelsPerModule: 2)
    symbol.rise = rise
    symbol.barHeight = 40
    #expect(BarLocator().regions(in: symbol.picture).first?.rise == 0)
    let regions = BarLocator().regionsBothWays(in: symbol.picture, atMost: 8)
    let upright = try #require(regions.first)
    #expect(upright.rise == 0)
    let rising = regions.first { $0.rise != 0 && $0.length > 150 }
    #expect((rising != nil) == (rise != 0))
    if let rising {
      #expect(abs(rising.rise - rise) < 0.1)
      #expect(rising.height < upright.height - 10)
    }
  }

  @Test("A picture too low to be searched is one region, both ways too")
  func low() {
    let picture = LumaImage(
      width: 230, height: 14, pixels: (0..<230 * 14).map { $0 % 230 % 5 < 2 ? 20 : 230 })
    #expect(BarLocator().regions(in: picture).map(\.length) == [230])
    #expect(BarLocator().regionsBothWays(in: picture, atMost: 8).map(\.length) == [230])
  }

  @Test func plainPaperHasNoRegion() {
    let paper = LumaImage(
      width: 320, height: 240, pixels: [UInt8](repeating: 200, count: 320 * 240))
    #expect(BarLocator().regions(in: paper).isEmpty)
  }

  @Test("A single edge gives no region, however long and strong")
  func loneEdge() {
    let pixels = (0..<240 * 320).map { UInt8($0 % 320 < 160 ? 20 : 230) }
    let edge = LumaImage(width: 320, height: 240, pixels: pixels)
    #expect(BarLocator().regions(in: edge).isEmpty)
  }

  @Test("Pictures of any small size have no region", arguments: [0, 1, 2, 7, 9])
  func tiny(side: Int) {
    let picture = LumaImage(
      width: side, height: side, pixels: [UInt8](repeating: 0, count: side * side))
    #expect(BarLocator().regions(in: picture).isEmpty)
  }

  @Test(
    "The steepest gradients are measured right, in small cells and large ones", arguments: [8, 16])
  func steep(size: Int) {
    // Two columns or rows black, two white: every difference is 255 or -255.
    let (side, stripes) = (32, [UInt8](arrayLiteral: 0, 0, 255, 255))
    for isUpright in [true, false] {
      let pixels = (0..<side * side).map { stripes[(isUpright ? $0 % side : $0 / side) % 4] }
      pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        let tensor = GradientTensor(
          at: base + side + 1, size: size, rowStep: 1, stride: side, pixels: Float(size * size))
        // Half of the halved differences are 127, half -128.
        #expect(tensor.energy == 16256.5)
        #expect(tensor.coherence == 1)
        #expect(tensor.axis == SIMD2(isUpright ? 1 : -1, 0))
      }
    }
    let diagonal = (0..<side * side).map { stripes[($0 % side + $0 / side) % 4] }
    diagonal.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let tensor = GradientTensor(
        at: base + side + 1, size: size, rowStep: 1, stride: side, pixels: Float(size * size))
      #expect(tensor.axis == SIMD2(0, 1))
      #expect(tensor.coherence == 1)
    }
  }
}

import Imaging
import RealModule
import Testing

@testable import BarcodeReading

@Suite struct RegionRefinerTests {
  private func region(angle: Double = 0, length: Double = 330, height: Double = 150) -> BarRegion {
    BarRegion(
      center: Point(x: 245, y: 176), angle: angle, length: length, height: height, fan: 0, score: 1)
  }

  @Test("A rough region is fitted to the bars on all sides")
  func fits() throws {
    let finding = try #require(
      RegionRefiner().refine(region(angle: 0.04), in: SyntheticSymbol().picture))
    #expect(abs(finding.region.length - 285) < 20)
    #expect(abs(finding.region.height - 120) < 16)
    #expect(abs(finding.region.angle) < 0.01)
    #expect(finding.region.center.distance(to: Point(x: 240, y: 180)) < 6)
    #expect((50...60).contains(finding.edgeCount))
  }

  @Test("Halves of different symbols, one above the other, are no symbol")
  func halves() {
    let upper = SyntheticSymbol(visibleDigits: 0..<6).picture
    let lower = SyntheticSymbol(digits: "4006381333931", visibleDigits: 6..<12).picture
    let seam = upper.width * upper.height / 2
    let mixed = LumaImage(
      width: upper.width, height: upper.height,
      pixels: Array(upper.pixels[..<seam] + lower.pixels[seam...]))
    #expect(BarcodeReader().read(mixed).barcodes.isEmpty)
  }

  @Test(
    "Rows that rise along the bars are fitted to bars whose ends slant", arguments: [-0.3, 0.3])
  func slant(rise: Double) throws {
    var symbol = SyntheticSymbol()
    (symbol.rise, symbol.barHeight) = (rise, 60)
    // Along the rows, but turned against the bars.
    var rough = region(angle: 0.1, height: 70)
    rough.rise = Double.tan(Double.atan(rise) - 0.1)
    let finding = try #require(RegionRefiner().refine(rough, in: symbol.picture))
    #expect(abs(finding.region.angle) < 0.02)
    #expect(abs(finding.region.rise - rise) < 0.02)
    #expect(abs(finding.region.length - 285) < 20)
    #expect((50...60).contains(finding.edgeCount))
  }

  @Test(
    "They are no symbol where they go through the upper left and the lower right half of others")
  func step() {
    let upper = SyntheticSymbol(visibleDigits: 0..<6).picture
    let lower = SyntheticSymbol(digits: "4006381333931", visibleDigits: 6..<12).picture
    var pixels = upper.pixels
    for y in 0..<upper.height {
      for x in 0..<upper.width where (y < 180) != (x < 240) { pixels[y * upper.width + x] = 220 }
      for x in 240..<upper.width where y >= 180 {
        pixels[y * upper.width + x] = lower.pixels[y * upper.width + x]
      }
    }
    let mixed = LumaImage(width: upper.width, height: upper.height, pixels: pixels)
    for rise in [0.2, 0.3, 0.4] {
      var rough = region(height: 80)
      (rough.center, rough.rise) = (Point(x: 240, y: 180), rise)
      #expect(RegionRefiner().refine(rough, in: mixed) == nil, "\(rise)")
      var whole = SyntheticSymbol()
      (whole.rise, whole.barHeight) = (rise, 80)
      #expect(RegionRefiner().refine(rough, in: whole.picture) != nil, "\(rise)")
    }
  }

  @Test(
    "A fit that turns the bars keeps the rows, in direction and in length", arguments: [-0.4, 0.4])
  func turned(lean: Double) {
    var region = BarRegion(
      center: Point(x: 50, y: 50), angle: 0, length: 100, height: 40, fan: 0, score: 0)
    region.rise = 0.5
    let strip = Strip(
      columns: 140, rows: 4, values: [Float](repeating: 0, count: 560), region: region, step: 1)
    // The shear counts columns from the middle to the first or the last row.
    let fitted = region.fitted(
      to: strip, rows: 0..<4, columns: 20..<120, shear: Shear(lean: lean * 40 / 2))
    for (across, along) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
      // A point of the region moves across by the lean, on its row.
      let v = along * region.height
      let place = region.point(across: across * region.length + lean * v, along: v)
      let found = fitted.point(across: across * fitted.length, along: along * fitted.height)
      #expect(found.distance(to: place) < 0.001)
    }
  }
}

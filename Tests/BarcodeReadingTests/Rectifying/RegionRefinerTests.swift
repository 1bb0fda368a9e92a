import Imaging
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
}

import Barcodes
import Imaging
import Testing

@testable import BarcodeReading

struct ModelCrossCheckTests {
  private let digits = [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7]
  private let line = SyntheticLine(sigma: 0.5)

  private func read(
    _ digits: String, text: String? = nil, _ symbology: Symbology = .ean13
  ) throws -> Barcode {
    Barcode(
      gtin: try #require(GTIN(digits: digits)), symbology: symbology, text: text ?? digits,
      quad: Quadrilateral(
        Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 100, y: 50), Point(x: 0, y: 50)),
      stage: .rectified, agreeingLines: 30)
  }

  private func check(_ modules: [Bool], sigma: Double = 0.5) throws -> ModelCrossCheck {
    let profile = LumaProfile(samples: SyntheticLine(sigma: sigma).luma(of: modules))
    return try self.check(profile)
  }

  private func check(_ profile: LumaProfile) throws -> ModelCrossCheck {
    ModelCrossCheck(
      explanation: try #require(ModelDecoder().explain(profile)), layout: .ean13, profile: profile)
  }

  @Test(arguments: [0.3, 0.7, 1.1]) func whatIsPrintedIsNotRefuted(sigma: Double) throws {
    let check = try check(SyntheticLine.modules(of: digits), sigma: sigma)
    #expect(!check.refutes(try read("5012394144777")))
  }

  @Test(arguments: [0.3, 0.7, 1.1]) func anotherCodeIsRefuted(sigma: Double) throws {
    let check = try check(SyntheticLine.modules(of: digits), sigma: sigma)
    // Two digits differ, and the check digit is still valid.
    #expect(check.refutes(try read("5012394147747")))
    #expect(check.refutes(try read("96385074", .ean8)))
  }

  @Test("a short symbol is not taken for a long one", arguments: [(0.2, 1.6), (0.3, 2.5)])
  func shortCode(sigma: Double, pixelsPerModule: Double) throws {
    for text in ["05677788", "05884575", "00602785"] {
      let digits = text.compactMap(\.wholeNumberValue)
      let bars = SyntheticLine(pixelsPerModule: pixelsPerModule, sigma: sigma)
        .luma(of: SyntheticLine.modules(of: digits, layout: .upcE))
      let margin = Float(12 * pixelsPerModule)
      let check = try check(
        LumaProfile(samples: bars, expectedSpan: margin...Float(bars.count) - margin))
      let gtin = try #require(GTIN(upcE: text))
      #expect(!check.refutes(try read(gtin.digits, text: text, .upcE)))
      #expect(check.refutes(try read("96385074", .ean8)))
    }
  }

  @Test(arguments: 0..<12) func aCodeWithOneDigitAlteredIsRefuted(place: Int) throws {
    var altered = digits
    altered[place + 1] = (altered[place + 1] + 5) % 10
    let check = try check(SyntheticLine.modules(of: altered))
    #expect(check.refutes(try read("5012394144777")))
  }

  @Test func halvesOfDifferentSymbolsAreNoCode() throws {
    let left = SyntheticLine.modules(of: digits)
    let right = SyntheticLine.modules(of: [4, 0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3, 1])
    let check = try check(Array(left[..<47] + right[47...]))
    #expect(check.refutes(try read("5012394144777")))
    #expect(check.refutes(try read("4006381333931")))
  }

  @Test func aDigitThatOtherBarsStandOnIsRefuted() throws {
    // Half a module off the grid, as if another symbol covered this one.
    var luma = line.luma(of: SyntheticLine.modules(of: digits))
    let start = Int((12 + 66.5) * 2.5)
    let bars = line.luma(of: (0..<14).map { $0 % 4 < 2 })
    for sample in 0..<17 { luma[start + sample] = bars[30 + sample] }
    let check = try check(LumaProfile(samples: luma))
    #expect(check.refutes(try read("5012394144777")))
  }

  @Test func aScratchOnOneDigitDoesNotRefute() throws {
    var luma = line.luma(of: SyntheticLine.modules(of: digits))
    for sample in 180..<188 { luma[sample] += 0.15 * (230 - luma[sample]) }
    let check = try check(LumaProfile(samples: luma))
    #expect(!check.refutes(try read("5012394144777")))
  }
}

import Barcodes
import Imaging
import Testing

@testable import BarcodeReading

struct ModelCrossCheckTests {
  private let digits = [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7]
  private let line = SyntheticLine(sigma: 0.5)

  private func read(_ text: String, _ symbology: Symbology = .ean13) throws -> Barcode {
    Barcode(
      gtin: try #require(GTIN(digits: text)), symbology: symbology, text: text,
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

  @Test(arguments: 0..<12) func aCodeWithOneDigitAlteredIsRefuted(place: Int) throws {
    var altered = digits
    altered[place + 1] = (altered[place + 1] + 5) % 10
    let check = try check(SyntheticLine.modules(of: altered))
    #expect(check.refutes(try read("5012394144777")))
  }

  @Test("A short code is refuted where a digit's bars are nearly another's", arguments: 0..<8)
  func aShortCodeWithADigitInDoubt(place: Int) throws {
    let digits = [4, 0, 1, 7, 0, 7, 2, 5]
    var altered = digits
    altered[place] = (altered[place] + 5) % 10
    let printed = line.profile(of: digits, layout: .ean8)
    let other = line.profile(of: altered, layout: .ean8)
    let mixed = LumaProfile(
      samples: zip(printed.samples, other.samples).map { 0.52 * $0 + 0.48 * $1 })
    let barcode = try read("40170725", .ean8)
    for (profile, isRefuted) in [(printed, false), (mixed, true)] {
      let explanation = try #require(ModelDecoder(layout: .ean8).explain(profile))
      let check = ModelCrossCheck(explanation: explanation, layout: .ean8, profile: profile)
      #expect(check.refutes(barcode) == isRefuted)
      #expect(!check.refutes(try read("5012394144777")))
    }
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

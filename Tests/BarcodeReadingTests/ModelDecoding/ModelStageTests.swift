import Barcodes
import Imaging
import TestSupport
import Testing

@testable import BarcodeReading

@Suite struct ModelStageTests {
  private let decoder = ModelDecoder()
  private let digits = [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7]

  /// A strip whose last rows show other digits.
  private func strip(_ line: SyntheticLine, others: Int, _ other: [Int]) -> Strip {
    let (most, rest) = (line.profile(of: digits).samples, line.profile(of: other).samples)
    let region = BarRegion(
      center: Point(x: 0, y: 0), angle: 0, length: 380, height: 24, fan: 0, score: 1)
    return Strip(
      columns: most.count, rows: 24,
      values: (0..<24).flatMap { $0 < 24 - others ? most : rest }, region: region, step: 1)
  }

  @Test(
    "Short codes are read, and of UPC-E the number that it stands for",
    arguments: [(Symbology.ean8, "40170725"), (.upcE, "01234565")])
  func shortCodes(symbology: Symbology, text: String) throws {
    let line = SyntheticLine(pixelsPerModule: 4, sigma: 0.4, margin: 10)
    let profile = line.profile(of: text.compactMap(\.wholeNumberValue), layout: symbology.layout)
    let reading = try #require(symbology.layout.decoder.decode(profile))
    #expect(reading.text == text)
    #expect(reading.gtin == GTIN(printed: text, as: symbology))
  }

  @Test(
    "Noise with which a long code is still believed is too much for a short one",
    arguments: [(Symbology.ean8, "40170725"), (.upcE, "01234565")])
  func noiseOfShortCodes(symbology: Symbology, text: String) throws {
    let clear = SyntheticLine(pixelsPerModule: 4, sigma: 0.4, margin: 10)
      .profile(of: text.compactMap(\.wholeNumberValue), layout: symbology.layout)
    let evidence = stride(from: Float(5), through: 80, by: 5).compactMap {
      noise -> ModelEvidence? in
      var random = SeededRandom(seed: 1)
      let samples = clear.samples.map { $0 + Float.random(in: -noise...noise, using: &random) }
      return symbology.layout.decoder.explain(LumaProfile(samples: samples))?.evidence
    }.filter { (0.07..<0.11).contains($0.noiseRatio) }
    #expect(!evidence.isEmpty)
    for evidence in evidence {
      #expect(
        ModelLimits().violations(by: evidence, of: symbology).map(\.figure).contains(.noiseRatio))
      #expect(
        !ModelLimits().violations(by: evidence, of: .ean13).map(\.figure).contains(.noiseRatio))
    }
  }

  @Test("Under heavy blur, a band that shows other digits as clearly contradicts a reading")
  func contradiction() throws {
    let line = SyntheticLine(pixelsPerModule: 4, sigma: 1.3, margin: 19)
    let other = [4, 0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3, 1]
    let reading = try #require(decoder.decode(line.profile(of: digits)))
    #expect(reading.evidence.blur >= ModelLimits().heavyBlur)
    #expect(!strip(line, others: 0, other).contradicts(reading, decoder: decoder))
    #expect(strip(line, others: 6, other).contradicts(reading, decoder: decoder))
  }
}

import Imaging
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

  @Test("Under heavy blur, a band that shows other digits as clearly contradicts a reading")
  func contradiction() throws {
    let line = SyntheticLine(pixelsPerModule: 4, sigma: 1.3, margin: 19)
    let other = [4, 0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3, 1]
    let reading = try #require(decoder.decode(line.profile(of: digits)))
    #expect(reading.evidence.blur >= ModelLimits.heavyBlur)
    #expect(!strip(line, others: 0, other).contradicts(reading, decoder: decoder))
    #expect(strip(line, others: 6, other).contradicts(reading, decoder: decoder))
  }
}

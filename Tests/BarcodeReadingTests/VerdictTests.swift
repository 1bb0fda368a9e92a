import Barcodes
import Imaging
import Testing

@testable import BarcodeReading

@Suite struct VerdictTests {
  private func barcode(
    _ text: String, _ symbology: Symbology = .ean13, lines: Int, stage: ReadingStage = .rectified
  ) throws -> Barcode {
    Barcode(
      gtin: try #require(GTIN(digits: text)), symbology: symbology, text: text,
      quad: Quadrilateral(
        Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 100, y: 50), Point(x: 0, y: 50)),
      stage: stage, agreeingLines: lines)
  }

  private func claims(_ views: [[Barcode]]) -> [Claim] {
    views.reduce(into: []) { $0.add($1) }
  }

  @Test("One view alone is not believed, however many lines it has")
  func oneView() throws {
    let verdict = Verdict(claims([[try barcode("5012394144777", lines: 31)]]))
    #expect(verdict.accepted.isEmpty)
  }

  @Test("Two views with many lines are beyond doubt")
  func twoViews() throws {
    let read = try barcode("5012394144777", lines: 28)
    let verdict = Verdict(claims([[read], [read]]))
    #expect(verdict.accepted == [read])
    #expect(verdict.isSettled)
  }

  @Test("What the model confirms is believed; what it refutes is not")
  func model() throws {
    let right = try barcode("5012394144777", lines: 24, stage: .model)
    let wrong = try barcode("4006381333931", lines: 9)
    var claims = claims([[wrong], [wrong], [wrong], [right]])
    claims.weigh(against: .init(barcode: right, check: nil))
    #expect(Verdict(claims).accepted == [right])
  }

  @Test("Codes that contradict each other are no code")
  func contradiction() throws {
    let one = try barcode("5012394144777", lines: 20)
    let other = try barcode("4006381333931", lines: 20)
    let verdict = Verdict(claims([[one, other], [one, other], [one, other]]))
    #expect(verdict.accepted.isEmpty)
    #expect(verdict.isContradictory)
  }

  @Test("Codes of symbols one below the other do not contradict each other")
  func stackedSymbols() throws {
    let upper = try barcode("5012394144777", lines: 28)
    let lower = try barcode("4006381333931", lines: 28)
      .mappingQuad { Point(x: $0.x, y: $0.y + 70) }
    #expect(Verdict(claims([[upper, lower], [upper, lower]])).accepted == [upper, lower])
    let onIt = lower.mappingQuad { Point(x: $0.x + 20, y: $0.y - 30) }
    #expect(Verdict(claims([[upper, onIt], [upper, onIt]])).accepted.isEmpty)
  }

  @Test("Short codes need more lines")
  func shortCodes() throws {
    let weak = try barcode("40123455", .ean8, lines: 6)
    #expect(Verdict(claims([[weak], [weak], [weak]])).accepted.isEmpty)
    let strong = try barcode("40123455", .ean8, lines: 15)
    #expect(Verdict(claims([[strong], [strong]])).accepted == [strong])
  }
}

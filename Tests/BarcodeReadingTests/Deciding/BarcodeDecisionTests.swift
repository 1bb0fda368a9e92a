import Barcodes
import Imaging
import Testing

@testable import BarcodeReading

@Suite struct BarcodeDecisionTests {
  private func barcode(
    _ text: String, _ symbology: Symbology = .ean13, lines: Int, stage: ReadingStage = .rectified
  ) throws -> Barcode {
    Barcode(
      gtin: try #require(GTIN(digits: text)), symbology: symbology, text: text,
      quad: Quadrilateral(
        Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 100, y: 50), Point(x: 0, y: 50)),
      stage: stage, agreeingLines: lines)
  }

  private func candidates(_ views: [[Barcode]]) -> [CandidateBarcode] {
    views.reduce(into: []) { $0.add($1) }
  }

  /// Where the bars are those of every code but some.
  private func decision(
    on candidates: [CandidateBarcode], disproving others: Set<String> = []
  ) -> BarcodeDecision {
    BarcodeDecision(candidates, disproves: { others.contains($0.barcode.text) })
  }

  @Test("What its bars disprove is not believed, however much speaks for it")
  func disproved() throws {
    let read = try barcode("5012394144777", lines: 31)
    let model = try barcode("5012394144777", lines: 24, stage: .model)
    let decision = decision(
      on: candidates([[read], [read], [model]]), disproving: ["5012394144777"])
    #expect(decision.accepted.isEmpty)
    #expect(!decision.isSettled)
    #expect(decision.disproved == [read])
  }

  @Test("One view alone is not believed, however many lines it has")
  func oneView() throws {
    let decision = decision(on: candidates([[try barcode("5012394144777", lines: 31)]]))
    #expect(decision.accepted.isEmpty)
  }

  @Test("Two views with many lines are beyond doubt")
  func twoViews() throws {
    let read = try barcode("5012394144777", lines: 28)
    let decision = decision(on: candidates([[read], [read]]))
    #expect(decision.accepted == [read])
    #expect(decision.isSettled)
  }

  @Test("What the model confirms is believed; what it refutes is not")
  func model() throws {
    let right = try barcode("5012394144777", lines: 24, stage: .model)
    let wrong = try barcode("4006381333931", lines: 9)
    var candidates = candidates([[wrong], [wrong], [wrong], [right]])
    candidates.markRefuted(by: ModelResult(barcode: right, crossCheck: nil))
    #expect(decision(on: candidates).accepted == [right])
  }

  @Test("Codes that contradict each other are no code")
  func contradiction() throws {
    let one = try barcode("5012394144777", lines: 20)
    let other = try barcode("4006381333931", lines: 20)
    let decision = decision(on: candidates([[one, other], [one, other], [one, other]]))
    #expect(decision.accepted.isEmpty)
    #expect(decision.isContradictory)
  }

  @Test("Codes of symbols one below the other do not contradict each other")
  func stackedSymbols() throws {
    let upper = try barcode("5012394144777", lines: 28)
    let lower = try barcode("4006381333931", lines: 28)
      .mappingQuad { Point(x: $0.x, y: $0.y + 70) }
    let stacked = candidates([[upper, lower], [upper, lower]])
    #expect(decision(on: stacked).accepted == [upper, lower])
    let onIt = lower.mappingQuad { Point(x: $0.x + 20, y: $0.y - 30) }
    #expect(decision(on: candidates([[upper, onIt], [upper, onIt]])).accepted.isEmpty)
  }

  @Test("Where the symbol is, a region says, however many lines agree in the whole picture")
  func placeOfRegion() throws {
    let region = try barcode("5012394144777", lines: 4)
    let more = try barcode("5012394144777", lines: 7)
    let picture = try barcode("5012394144777", lines: 31, stage: .direct)
    #expect(candidates([[region], [more], [picture]]).map(\.barcode) == [more])
    #expect(candidates([[picture], [region], [more]]).map(\.barcode) == [more])
    #expect(candidates([[picture], [region]]).map(\.lines) == [35])
  }

  @Test("Short codes need more lines")
  func shortCodes() throws {
    let weak = try barcode("40123455", .ean8, lines: 6)
    #expect(decision(on: candidates([[weak], [weak], [weak]])).accepted.isEmpty)
    let strong = try barcode("40123455", .ean8, lines: 15)
    #expect(decision(on: candidates([[strong], [strong]])).accepted == [strong])
  }
}

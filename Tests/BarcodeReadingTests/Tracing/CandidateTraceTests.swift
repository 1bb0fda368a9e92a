import Barcodes
import Imaging
import Testing

@testable import BarcodeReading

/// What the trace says was decided on each candidate.
struct CandidateTraceTests {
  private func candidate(
    _ digits: String, lines: Int, views: Int = 2, stage: ReadingStage = .rectified
  ) throws -> CandidateBarcode {
    let corners = [(0.0, 0.0), (100, 0), (100, 50), (0, 50)].map { Point(x: $0, y: $1) }
    let barcode = Barcode(
      gtin: try #require(GTIN(digits: digits)), symbology: .ean13, text: digits,
      quad: Quadrilateral(corners[0], corners[1], corners[2], corners[3]), stage: stage,
      agreeingLines: lines)
    var candidate = CandidateBarcode(barcode)
    for _ in 1..<views { candidate.merge(CandidateBarcode(barcode)) }
    return candidate
  }

  private func decision(
    on candidates: [CandidateBarcode], disproving isDisproved: Bool = false
  ) -> BarcodeDecision {
    BarcodeDecision(candidates, disproves: { _ in isDisproved })
  }

  private func fates(_ candidates: [CandidateBarcode]) -> [CandidateTrace.Fate] {
    candidates.map { CandidateTrace($0, decision(on: candidates)).fate }
  }

  @Test("accepted, too little evidence, refuted, disproved, contradicted")
  func fates() throws {
    let strong = try candidate("5012394144777", lines: 30)
    let weak = try candidate("5012394144777", lines: 1, views: 1)
    let other = try candidate("4006381333931", lines: 30)
    var refuted = strong
    refuted.markRefuted()
    #expect(fates([strong]) == [.accepted])
    #expect(fates([weak]) == [.tooLittleEvidence])
    #expect(fates([refuted]) == [.refuted])
    #expect(fates([strong, other]) == [.contradicted, .contradicted])
    let disproved = decision(on: [strong], disproving: true)
    #expect(CandidateTrace(strong, disproved).fate == .disproved)
    #expect(CandidateTrace(strong, decision(on: [strong])).views == 2)
    #expect(CandidateTrace(strong, decision(on: [strong])).lines == 60)
    let model = try candidate("5012394144777", lines: 24, views: 1, stage: .model)
    #expect(CandidateTrace(model, decision(on: [model])).isConfirmed)
  }
}

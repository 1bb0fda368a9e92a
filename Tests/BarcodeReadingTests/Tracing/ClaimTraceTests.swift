import Barcodes
import Imaging
import Testing

@testable import BarcodeReading

/// How the verdict's decision on a claim is told.
struct ClaimTraceTests {
  private func claim(
    _ digits: String, lines: Int, views: Int = 2, stage: ReadingStage = .rectified
  ) throws -> Claim {
    let corners = [(0.0, 0.0), (100, 0), (100, 50), (0, 50)].map { Point(x: $0, y: $1) }
    let barcode = Barcode(
      gtin: try #require(GTIN(digits: digits)), symbology: .ean13, text: digits,
      quad: Quadrilateral(corners[0], corners[1], corners[2], corners[3]), stage: stage,
      agreeingLines: lines)
    var claim = Claim(barcode)
    for _ in 1..<views { claim.merge(Claim(barcode)) }
    return claim
  }

  private func fates(_ claims: [Claim]) -> [ClaimTrace.Fate] {
    claims.map { ClaimTrace($0, Verdict(claims)).fate }
  }

  @Test("accepted, too little evidence, refuted, contradicted")
  func fates() throws {
    let strong = try claim("5012394144777", lines: 30)
    let weak = try claim("5012394144777", lines: 1, views: 1)
    let other = try claim("4006381333931", lines: 30)
    var refuted = strong
    refuted.refute()
    #expect(fates([strong]) == [.accepted])
    #expect(fates([weak]) == [.tooLittleEvidence])
    #expect(fates([refuted]) == [.refuted])
    #expect(fates([strong, other]) == [.contradicted, .contradicted])
    #expect(ClaimTrace(strong, Verdict([strong])).views == 2)
    #expect(ClaimTrace(strong, Verdict([strong])).lines == 60)
    let model = try claim("5012394144777", lines: 24, views: 1, stage: .model)
    #expect(ClaimTrace(model, Verdict([model])).isConfirmed)
  }
}

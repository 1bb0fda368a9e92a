import Barcodes
import Imaging

/// The model decoder on the mean profile of a region.
struct ModelStage {
  /// What the model says of a region.
  struct Opinion {
    /// The code that it is sure of.
    let barcode: Barcode?
    /// The code that explains the profile best, sure or not; nil where that is no valid code.
    let likeliest: GTIN?
    /// Whether it explains the profile so well that any other code is refuted.
    let isClear: Bool
    /// What the model found, for who wants to know why.
    var explanation: ModelExplanation?
  }

  private static let samplesPerModule = 4.0
  /// A profile explained with less left over than this was seen clearly.
  private static let clearNoiseRatio: Float = 0.15

  let layout: SymbolLayout

  func opinion(on region: inout RectifiedRegion) -> Opinion {
    let strip = region.strip(samplesPerModule: Self.samplesPerModule)
    let margin = Float(Rectifier.margin / (1 + 2 * Rectifier.margin)) * Float(strip.columns)
    let profile = LumaProfile(
      samples: strip.mean(of: 0..<strip.rows),
      expectedSpan: margin...(Float(strip.columns) - margin))
    guard let explanation = ModelDecoder(layout: layout).explain(profile) else {
      return Opinion(barcode: nil, likeliest: nil, isClear: false)
    }
    let reading = ModelVerdict().reading(explanation, layout: layout)
    return Opinion(
      barcode: reading.map {
        let ends = ($0.span.lowerBound, $0.span.upperBound)
        let extent = strip.place(ofColumn: Double(ends.0))...strip.place(ofColumn: Double(ends.1))
        return Barcode(
          gtin: $0.gtin, symbology: $0.symbology, text: $0.text,
          quad: strip.region.quad(across: extent, readBackwards: $0.isReversed), stage: .model,
          agreeingLines: strip.rows)
      },
      likeliest: SymbolText.digits(of: explanation.patterns, in: layout)
        .flatMap { GTIN(digits: $0.map(String.init).joined()) },
      isClear: explanation.evidence.noiseRatio < Self.clearNoiseRatio, explanation: explanation)
  }
}

import Barcodes
import Imaging

/// The model decoder on the mean profile of a region, and on its parts where that is not sure.
struct ModelStage {
  /// What the model says of a region.
  struct Opinion {
    /// The code that it is sure of.
    let barcode: Barcode?
    /// What it holds claimed codes against; nil where there is no symbol.
    let check: ClaimCheck?

    /// Whether the region shows that a code is not what is printed.
    func refutes(_ claimed: Barcode) -> Bool {
      if let barcode, barcode.gtin != claimed.gtin { return true }
      return barcode == nil && check?.refutes(claimed) == true
    }
  }

  static let samplesPerModule = 4.0
  /// Where more is left over there is no symbol to look for line by line.
  private static let hopefulNoiseRatio: Float = 0.13

  let layout: SymbolLayout

  func opinion(on region: inout RectifiedRegion) -> Opinion {
    let strip = region.strip(samplesPerModule: Self.samplesPerModule)
    let decoder = ModelDecoder(layout: layout)
    let mean = strip.profile(of: 0..<strip.rows)
    guard let explanation = decoder.explain(mean) else {
      return Opinion(barcode: nil, check: nil)
    }
    let reading =
      ModelVerdict().reading(explanation, layout: layout)
      ?? (explanation.evidence.noiseRatio < Self.hopefulNoiseRatio
        ? decoder.decode(strip.bandProfiles) : nil)
    let unopposed = reading.flatMap { strip.opposes($0, decoder: decoder) ? nil : $0 }
    return Opinion(
      barcode: unopposed.map { reading in
        let rows = (0..<strip.rows).map { strip.profile(of: $0..<$0 + 1) }
        return strip.barcode(reading, lines: decoder.agreeing(rows, with: reading, of: mean))
      },
      check: ClaimCheck(explanation: explanation, layout: layout))
  }
}

extension Strip {
  /// The means of bands of rows, from the middle outwards: where bars are not quite straight or part of
  /// them is covered, some band may show what the mean of all does not.
  fileprivate var bandProfiles: [LumaProfile] {
    let height = rows / 4
    return [1, 2, 0, 3].map { profile(of: $0 * height..<($0 + 1) * height) }
  }

  /// Whether some band is explained about as well by other digits.
  ///
  /// Under heavy blur digits that differ by one module look alike, and a little bend makes one into
  /// the other: what is printed shows in every band that is seen as clearly.
  func opposes(_ reading: ModelReading, decoder: ModelDecoder) -> Bool {
    guard reading.evidence.blur >= ModelVerdict().heavyBlur else { return false }
    return bandProfiles.contains { band in
      guard let explanation = decoder.explain(band) else { return false }
      return explanation.patterns != reading.patterns
        && explanation.evidence.noiseRatio < 3 * reading.evidence.noiseRatio
    }
  }

  fileprivate func barcode(_ reading: ModelReading, lines: Int) -> Barcode {
    let (start, end) = (Double(reading.span.lowerBound), Double(reading.span.upperBound))
    return Barcode(
      gtin: reading.gtin, symbology: reading.symbology, text: reading.text,
      quad: region.quad(
        across: place(ofColumn: start)...place(ofColumn: end), readBackwards: reading.isReversed),
      stage: .model, agreeingLines: lines)
  }
}

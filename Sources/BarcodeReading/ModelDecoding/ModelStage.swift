import Barcodes
import Imaging

/// The model decoder on the mean profile of a region, and on parts of the region where that is not
/// certain.
struct ModelStage {
  /// Columns of the strip for each module of an EAN-13 symbol that fills the region.
  static let samplesPerModule = 4.0

  let layout: SymbolLayout
  let limits: ModelLimits
  /// Whether parts of the rows are tried under heavy blur too, if all together give no code.
  var triesBlurredParts = true

  /// How badly any code would explain the region; see ``ModelDecoder/misfit(of:)``.
  func misfit(on region: inout RectifiedRegion) -> Float {
    let strip = region.strip(samplesPerModule: Self.samplesPerModule)
    return layout.decoder(limits).misfit(of: strip.profile(of: 0..<strip.rows))
  }

  /// The code that the model reads in a region, and the means to check codes that zbar reads there.
  ///
  /// - Parameter quad: where zbar has read one, if that is known better than by the region.
  func result(on region: inout RectifiedRegion, at quad: Quadrilateral? = nil) -> ModelResult {
    let strip = region.strip(samplesPerModule: Self.samplesPerModule)
    let decoder = layout.decoder(limits.forPrint(region.polarity))
    let mean = strip.profile(of: 0..<strip.rows)
    var explanation = decoder.explain(mean, at: quad.flatMap(strip.span))
    var reading = explanation.flatMap { ModelReading($0, layout: layout) }
    if reading == nil, quad == nil, let part = decoder.explainPart(of: mean),
      let readingOfPart = ModelReading(part, layout: layout)
    {
      (explanation, reading) = (part, readingOfPart)
    }
    guard let explanation else { return ModelResult(barcode: nil, crossCheck: nil) }
    if reading == nil, isWorthParts(explanation.evidence) {
      reading = decoder.decode(strip.bandProfiles)
    }
    let uncontested = reading.flatMap { strip.contradicts($0, decoder: decoder) ? nil : $0 }
    return ModelResult(
      barcode: uncontested.map { reading in
        let rows = (0..<strip.rows).map { strip.profile(of: $0..<$0 + 1) }
        return strip.barcode(reading, lines: decoder.agreeing(rows, with: reading, of: mean))
      },
      crossCheck: ModelCrossCheck(explanation: explanation, layout: layout, profile: mean))
  }
}

extension ModelStage {
  /// Whether parts of the rows may show what all together do not.
  private func isWorthParts(_ evidence: ModelEvidence) -> Bool {
    evidence.noiseRatio < limits.partNoiseRatio
      && (triesBlurredParts || evidence.blur < limits.heavyBlur)
  }
}

/// What the model finds in a region.
struct ModelResult {
  /// The code that it is certain of.
  let barcode: Barcode?
  /// The check of codes that zbar reads in the region; nil where the model finds nothing like a
  /// symbol.
  let crossCheck: ModelCrossCheck?

  /// Whether it leaves less noise than another result by a factor; that of the same layout is no rival.
  func explains(much factor: Float, betterThan other: ModelResult) -> Bool {
    guard let own = crossCheck, let other = other.crossCheck,
      own.layout.symbology != other.layout.symbology
    else { return true }
    return own.explanation.evidence.noiseRatio < factor * other.explanation.evidence.noiseRatio
  }

  /// Whether the region shows that a code that zbar read there is wrong. A short code says nothing of
  /// a long one.
  func refutes(_ other: Barcode) -> Bool {
    if let barcode {
      return barcode.gtin != other.gtin && (other.symbology.isShort || !barcode.symbology.isShort)
    }
    return crossCheck?.refutes(other) == true
  }
}

extension Strip {
  /// The means of four bands of rows, from the middle outwards: where bars are not quite straight
  /// or partly covered, one band may show what the mean of all does not.
  fileprivate var bandProfiles: [LumaProfile] {
    let height = rows / 4
    return [1, 2, 0, 3].map { profile(of: $0 * height..<($0 + 1) * height) }
  }

  /// Whether other digits explain one of the bands about as well.
  ///
  /// Under heavy blur, digits that differ by one module look alike, and a small bend turns one into
  /// the other. The printed digits have to show in every band that is seen clearly enough.
  func contradicts(_ reading: ModelReading, decoder: ModelDecoder) -> Bool {
    guard reading.evidence.blur >= decoder.limits.heavyBlur else { return false }
    return bandProfiles.contains { band in
      guard let explanation = decoder.explain(band) else { return false }
      return explanation.patterns != reading.patterns
        && explanation.evidence.noiseRatio < decoder.limits.bandNoise * reading.evidence.noiseRatio
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

import Barcodes
import Imaging

/// What the bars at the place of a reading show, whatever was read there.
struct Examination {
  private let symbology: Symbology
  /// The digits that were read.
  private let patterns: [Int]
  private let place: ExaminedPlace
  /// The same, not unbent: that hides a part of a seam.
  private let flat: ExaminedPlace
  private let barcode: Barcode
  private let image: LumaImage
  private let polarity: Polarity
  private let view: CylinderView?
  private let sighting: SymbolSighting
  /// Whether a half of the symbol is seen clearly around the reading, and the other is not beside it.
  private let showsHalf: Bool
  /// Whether the halves of the symbol go on apart where one of them is seen clearly around the reading.
  private let showsHalvesApart: Bool
  /// The digits that explain the bars best, and how well.
  private let best: (patterns: [Int], fit: SymbolFit)

  private let limits: ReaderLimits

  /// The spreads of ink from which a fit starts where the usual one does not lead to a good fit.
  private static let spreads: [Float] = [-0.5, 0.1, 0.6]

  /// Nil for a reading without extent.
  init?(
    of barcode: Barcode, in image: LumaImage, polarity: Polarity, view: CylinderView?,
    _ limits: ReaderLimits
  ) {
    self.limits = limits
    (self.barcode, self.image, self.polarity, self.view) = (barcode, image, polarity, view)
    symbology = barcode.symbology
    let layout = symbology.layout
    patterns = layout.patterns(of: barcode)
    func best(at extents: [ClosedRange<Double>]? = nil)
      -> (flat: ExaminedPlace, place: ExaminedPlace, sighting: SymbolSighting)?
    {
      SymbolSighting.best(
        of: barcode, at: extents, in: image, polarity: polarity, view: view, limits)
    }
    var seen = best()
    var halves: [HalfSearch.Half] = []
    var showsHalvesApart = false
    if seen?.sighting.isWellFound(limits.examining) != true, view == nil {
      halves =
        HalfSearch(of: barcode, in: image, polarity: polarity, limits.examining)?.halves ?? []
      if let other = best(at: halves.map(\.extent)) {
        if other.sighting.isClear(limits.examining) {
          seen = other
        } else {
          let rows = limits.examining.rows
          let bands = SeenBands(other.sighting, at: other.place, patterns: patterns, rows)
          showsHalvesApart = RowCheck(bands, of: other.sighting, rows).halvesGoApart
        }
      }
    }
    self.showsHalvesApart = showsHalvesApart
    showsHalf = halves.contains { $0.likenessOfOther < limits.examining.besideHalf }
    guard let seen else { return nil }
    (flat, place) = (seen.flat, seen.place)
    var sighting = seen.sighting
    if sighting.fit.noiseRatio > limits.examining.cleanNoise {
      let covers = SeenBands(sighting, at: place, patterns: patterns, limits.examining.rows).covers
      if !covers.isEmpty,
        let uncovered = sighting.leavingOut(covers, of: place, patterns, limits)
      {
        sighting = uncovered
      }
    }
    var best = (patterns: patterns, fit: sighting.fit)
    let start = sighting.fit.parameters
    let isExplained = sighting.fit.noiseRatio < limits.examining.explainedNoise
    let others = isExplained ? [] : Self.spreads
    for parameters in [start] + others.flatMap({ [start.with($0), start.straight.with($0)] }) {
      let found = layout.decoder(limits.modelDecoding).refine(
        parameters, with: sighting.refinement)?.lines
      if let found, let fit = found.bestLine?.fit, fit.energy < best.fit.energy {
        best = (found.patterns, fit)
        if found.patterns == patterns { sighting.fit = fit }
      }
    }
    self.sighting = sighting
    self.best = best
  }

  /// Whether the bars are not those of the code that was read.
  ///
  /// A long code is not disproved where its symbol is not found, such as on bars that are bent too far, unless it
  /// was read on many lines, as only bars are that are seen well, or glare is on it, or its halves are found in two
  /// pieces, in two symbols or beside other bars; nor where it explains the bars badly but better than any other. A
  /// short one is: it is easily found in other bars.
  var disproves: Bool {
    let limits = limits.examining
    let noise = sighting.fit.noiseRatio
    // Under light other bars may just look like the symbol.
    if !sighting.isWellFound(limits), isSeenOtherwise { return true }
    guard isFound else { return symbology.isShort }
    let bands = seenBands
    let rows = rowCheck(of: bands)
    let digits = DigitCheck(bands, places: patterns.indices, limits.rows)
    let glare = GlareCheck(hidden: sighting.fit.hidden, patterns: patterns, of: symbology)
    if glare.leavesChoice || digits.isHardlySeen { return true }
    if hasStrangeDigits(rows) || hasSeam { return true }
    if GuardCheck(sighting, limits).isOuterGuardMissing { return true }
    if symbology.isShort, QuietZoneCheck(sighting, limits).isBarred { return true }
    if isExplainedByOthers { return true }
    return symbology.isShort && noise > limits.explainedNoise || rows.contradicts
      || digits.showsOther || digits.showsOtherLabel || digits.showsOtherBars
      || hasStep(bands)
      || LeanCheck(flat, limits).showsTiltedLabel
  }

  /// Whether the place looks like the symbol.
  var isFound: Bool { sighting.isFound(limits.examining) }

  /// Whether what is seen at the place speaks against the symbol, which is not found there beyond doubt.
  private var isSeenOtherwise: Bool {
    barcode.agreeingLines > limits.examining.manyLines
      || flat.hiddenPart > limits.examining.rows.hiddenPart || showsHalf || showsHalvesApart
      || isInPieces || isOfTwoSymbols || rowCheck(of: seenBands).showsHalves || isOfTiltedLabels
  }

  /// Whether other digits explain the bars far better, or one of them does at its place.
  private var isExplainedByOthers: Bool {
    guard best.patterns != patterns else { return false }
    let limits = limits.examining
    let gain = sighting.fit.energy / best.fit.energy
    if best.fit.noiseRatio < limits.clearNoise, gain > limits.clearGain { return true }
    if sighting.fit.noiseRatio > limits.maximumNoise, gain > limits.unclearGain { return true }
    let rests = DigitRests(sighting.fit, symbology, limits)
    return rests.showOther(
      DigitRests(best.fit, symbology, limits),
      at: patterns.indices.filter { patterns[$0] != best.patterns[$0] })
  }

  private var seenBands: SeenBands {
    SeenBands(sighting, at: place, patterns: patterns, limits.examining.rows)
  }

  private func rowCheck(of bands: SeenBands) -> RowCheck {
    RowCheck(bands, of: sighting, limits.examining.rows)
  }

  /// Whether one half goes on further up than the other, and less far down.
  private func hasStep(_ bands: SeenBands) -> Bool {
    var check = StepCheck(bands, limits.examining.rows)
    return check.showsStep()
  }

  /// Whether the symbol that is seen is in two pieces.
  private var hasSeam: Bool {
    let noise = sighting.fit.noiseRatio
    // What is hidden makes no noise.
    guard noise > limits.examining.cleanNoise || sighting.fit.hidden.contains(true) else {
      return false
    }
    let check = seamCheck(at: flat, isReversed: sighting.isReversed)
    return check.isSeamInAllRows || check.isClearSeamInNeighbours
      || noise > limits.examining.explainedNoise && check.isSeamInSomeRows
  }

  /// Whether the symbol is not seen as one because it is in two pieces.
  private var isInPieces: Bool {
    ExaminedPlace.extents(of: symbology).contains { extent in
      guard let place = place(at: extent) else { return false }
      let check = seamCheck(at: place, isReversed: nil)
      return check.isSeamInAllRows || check.isSeamInSomeRows
    }
  }

  /// Whether the symbol is not seen because its parts are those of labels tilted against each other.
  private var isOfTiltedLabels: Bool {
    ExaminedPlace.extents(of: symbology).contains { extent in
      place(at: extent).map { LeanCheck($0, limits.examining).showsTiltedLabel } ?? false
    }
  }

  /// Whether the symbol is not seen because its halves are those of two symbols, side by side or one over the
  /// other: one half is clearly seen, and the other is not beside it.
  private var isOfTwoSymbols: Bool {
    (ExaminedPlace.extents(of: symbology) + [0...0.5, 0.5...1]).contains { extent in
      guard let place = place(at: extent) else { return false }
      return seamCheck(at: place, isReversed: nil).showsOneHalf
    }
  }

  private func place(at extent: ClosedRange<Double>) -> ExaminedPlace? {
    ExaminedPlace(
      barcode, extent: extent, in: image, polarity: polarity, view: view, limits)
  }

  private func seamCheck(at place: ExaminedPlace, isReversed: Bool?) -> SeamCheck {
    SeamCheck(
      place, layout: symbology.layout, patterns: patterns, isReversed: isReversed,
      limits.examining)
  }

  /// Whether one digit, or those at one end, are explained far worse than the others: a misprint, or a
  /// seam. Blur, light and noise spoil all digits alike.
  private func hasStrangeDigits(_ rows: RowCheck) -> Bool {
    var rests = DigitRests(sighting.fit, symbology, limits.examining)
    if rests.areUneven, let worn = wornFit {
      rests = DigitRests(worn, symbology, limits.examining)
    }
    return rests.areUneven || rests.areOfASeam || !symbology.isShort && rests.areOfTwoParts
      || rests.doubtfulPlace.map(rows.showsOther) == true
  }

  /// The fit of a symbol that has lost ink in one digit; nil where it has not, or any other bars may have been there.
  private var wornFit: SymbolFit? {
    guard !symbology.isShort, polarity == .darkOnLight else { return nil }
    let lines = LineEnsemble(
      lines: [SymbolLine(refinement: sighting.refinement, fit: sighting.fit)], patterns: patterns)
    guard let lost = LostInk(in: lines, layout: symbology.layout),
      lost.integrity >= limits.modelDecoding.minimumIntegrity
    else { return nil }
    return lost.lines.bestLine?.fit
  }
}

extension SymbolParameters {
  /// The same with another spread of ink.
  fileprivate func with(_ spread: Float) -> Self {
    var other = self
    other.blur.gain = spread
    return other
  }

  /// The same neither bent nor unevenly lit: wrong digits are explained by bends and light that are not there, from
  /// which nothing leads to the printed ones.
  fileprivate var straight: Self {
    var other = self
    (other.geometry.bow, other.geometry.skew) = (0, 0)
    (other.illumination.paper, other.illumination.contrast) = (
      SIMD3(illumination.paper.x, 0, 0), SIMD3(illumination.contrast.x, 0, 0)
    )
    return other
  }
}

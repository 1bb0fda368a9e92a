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
  private let sighting: SymbolSighting
  /// The digits that explain the bars best, and how well.
  private let best: (patterns: [Int], fit: SymbolFit)

  /// With a lower noise ratio the symbol is as drawn, in one piece.
  private static let clean: Float = 0.015
  /// With a lower noise ratio the read digits explain the bars, and no other spread is tried.
  private static let explained: Float = 0.06
  /// The spreads of ink from which a fit starts where the usual one does not lead to a good fit.
  private static let spreads: [Float] = [-0.5, 0.1, 0.6]

  /// Nil for a reading without extent.
  init?(of barcode: Barcode, in image: LumaImage, polarity: Polarity) {
    (self.barcode, self.image, self.polarity) = (barcode, image, polarity)
    symbology = barcode.symbology
    let layout = symbology.layout
    patterns = layout.patterns(of: barcode)
    guard let seen = SymbolSighting.best(of: barcode, in: image, polarity: polarity)
    else { return nil }
    (flat, place) = (seen.flat, seen.place)
    var sighting = seen.sighting
    var best = (patterns: patterns, fit: sighting.fit)
    let start = sighting.fit.parameters
    let isExplained = sighting.fit.noiseRatio < Self.explained
    for spread in [start.blur.gain] + (isExplained ? [] : Self.spreads) {
      var parameters = start
      parameters.blur.gain = spread
      let found = layout.decoder.refine(parameters, with: sighting.refinement)?.lines
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
  /// A long code is not disproved where its symbol is not found, such as on bars that are bent too far,
  /// unless it was read on many lines, as only bars are that are seen well, or its halves are found in two pieces, in two symbols or beside other bars; nor where it explains the bars
  /// badly but better than any other. A short one is: it is easily found in other bars.
  var disproves: Bool {
    let noise = sighting.fit.noiseRatio
    guard sighting.likeness > Self.minimumLikeness || noise < Self.explained else {
      return symbology.isShort || barcode.agreeingLines > Self.manyLines || isInPieces
        || isOfTwoSymbols || rowCheck.showsHalves || isOfTiltedLabels
    }
    if hasStrangeDigits || hasSeam { return true }
    if GuardCheck(sighting).isOuterGuardMissing { return true }
    if best.patterns != patterns {
      let gain = sighting.fit.energy / best.fit.energy
      if best.fit.noiseRatio < Self.clear, gain > Self.minimumGain.clear { return true }
      if noise > Self.maximumNoise, gain > Self.minimumGain.unclear { return true }
    }
    return symbology.isShort && noise > Self.explained || rowCheck.contradicts
      || LeanCheck(flat).showsTiltedLabel
  }

  private var rowCheck: RowCheck { RowCheck(sighting, at: place, patterns: patterns) }

  /// Whether the symbol that is seen is in two pieces.
  private var hasSeam: Bool {
    let noise = sighting.fit.noiseRatio
    guard noise > Self.clean else { return false }
    let check = seamCheck(at: flat, isReversed: sighting.isReversed)
    return check.isSeamInAllRows || check.isClearSeamInNeighbours
      || noise > Self.explained && check.isSeamInSomeRows
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
      place(at: extent).map { LeanCheck($0).showsTiltedLabel } ?? false
    }
  }

  /// Whether the symbol is not seen because its halves are those of two symbols side by side.
  private var isOfTwoSymbols: Bool {
    [0...0.5, 0.5...1].contains { extent in
      guard let place = place(at: extent) else { return false }
      return seamCheck(at: place, isReversed: nil).showsOneHalf
    }
  }

  private func place(at extent: ClosedRange<Double>) -> ExaminedPlace? {
    ExaminedPlace(barcode, extent: extent, in: image, polarity: polarity)
  }

  private func seamCheck(at place: ExaminedPlace, isReversed: Bool?) -> SeamCheck {
    SeamCheck(place, layout: symbology.layout, patterns: patterns, isReversed: isReversed)
  }

  /// Whether one digit, or those at one end, are explained far worse than the others: a misprint, or a
  /// seam. Blur, light and noise spoil all digits alike.
  private var hasStrangeDigits: Bool {
    let rests = DigitRests(sighting.fit, symbology)
    return rests.areUneven || !symbology.isShort && rests.areOfTwoParts
      || rests.doubtfulPlace.map(rowCheck.showsOther) == true
  }

  private static let minimumLikeness: Float = 0.5
  /// On labelled photos a symbol that is not found was read on 15 lines at most.
  private static let manyLines = 20
  /// With a lower noise ratio the bars are seen clearly.
  private static let clear: Float = 0.08
  /// How many times less energy other digits have to leave: where they are seen clearly, and where
  /// the read ones do not explain the bars anyway.
  private static let minimumGain: (clear: Float, unclear: Float) = (3, 1.25)
  /// With a higher noise ratio a code does not explain the bars.
  private static let maximumNoise: Float = 0.1
}

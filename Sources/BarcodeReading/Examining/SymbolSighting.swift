import Barcodes
import Imaging

/// A symbol with known digits, fitted to the rows of a place that show it.
struct SymbolSighting {
  /// On the mean of these rows; from its other end if `isReversed`.
  private(set) var refinement: Refinement
  var fit: SymbolFit
  /// Whether the symbol is seen from the ends of the rows.
  private(set) var isReversed = false
  /// Whether the mean of all rows does not show it.
  private(set) var isInSomeRows = false
  /// How much the place looks like the symbol; see ``DrawnShape/Place``.
  let likeness: Float

  private static let steps = 12
  /// Parts of the rows, one of which may show the symbol where all together do not.
  private static let bands = stride(
    from: ExaminedPlace.rows.lowerBound, to: ExaminedPlace.rows.upperBound, by: 3
  ).map { $0..<$0 + 3 }

  private init(
    _ patterns: [Int], at place: ExaminedPlace, layout: SymbolLayout, _ limits: ReaderLimits
  ) {
    let (decoder, model, limits) = (layout.decoder, limits.modelDecoding, limits.examining)
    let digits = decoder.modules(of: patterns)
    let shape = DrawnShape(
      layout.bars(ofDigits: digits), grid: decoder.grid, clearLikeness: limits.placedLikeness)
    let mean = place.profile(of: ExaminedPlace.rows)
    func refining(_ profile: LumaProfile) -> Refinement {
      Refinement(
        layout: layout, grid: decoder.grid, samples: profile.samples, limits: model,
        gains: model.priors.badGains, hidden: profile.hidden)
    }
    func sighting(_ profile: LumaProfile) -> (DrawnShape.Place, Refinement) {
      let refinement = refining(profile)
      let span = profile.expectedSpan ?? 0...Float(profile.samples.count)
      return (shape.place(in: refinement.profile, around: span), refinement)
    }
    var found: DrawnShape.Place
    (found, refinement) = sighting(mean)
    // The direction that zbar reports is not always right.
    if found.likeness < limits.sightedLikeness {
      let (other, turned) = sighting(mean.reversed)
      if other.likeness > found.likeness { (found, refinement, isReversed) = (other, turned, true) }
    }
    // A label over the other rows hides the symbol in their mean.
    if found.likeness < limits.sightedLikeness {
      for rows in Self.bands {
        let band = place.profile(of: rows)
        for (profile, isTurned) in [(band, false), (band.reversed, true)] {
          let (other, seen) = sighting(profile)
          guard other.likeness > found.likeness else { continue }
          (found, refinement, isReversed, isInSomeRows) = (other, seen, isTurned, true)
        }
      }
    }
    likeness = found.likeness
    fit = refinement.fit(digits, from: found.parameters, steps: Self.steps)
    guard fit.noiseRatio > limits.allRowsNoise else { return }
    let isReversed = isReversed
    let geometry = fit.parameters.geometry
    let clear = place.profile(
      ofBest: ExaminedPlace.rows, than: limits.rowLikeness
    ) { row in
      let line = isReversed ? row.reversed() : row
      return shape.place(at: geometry, in: CumulativeProfile(line)).likeness
    }
    let clearer = refining(isReversed ? clear.reversed : clear)
    let refit = clearer.fit(digits, from: fit.parameters, steps: Self.steps)
    // What is hidden makes no noise: the rows have to show as much.
    if refit.noiseRatio < fit.noiseRatio, refit.hiddenCount <= fit.hiddenCount {
      (refinement, fit) = (clearer, refit)
    }
  }

  /// Whether the ink is darker than the paper by a gray level: on even paper any symbol whose ink is
  /// as light as the paper fits without a rest.
  private var hasInk: Bool { fit.parameters.illumination.contrast.x >= 1 }

  /// Whether what is seen looks like the symbol.
  func isFound(_ limits: ExaminingLimits) -> Bool {
    likeness > limits.minimumLikeness || fit.noiseRatio < limits.explainedNoise
  }

  /// The same where neither is only just so.
  func isWellFound(_ limits: ExaminingLimits) -> Bool {
    likeness > limits.sightedLikeness || fit.noiseRatio < limits.explainedNoise
  }

  /// The same beyond doubt.
  func isClear(_ limits: ExaminingLimits) -> Bool {
    likeness > limits.placedLikeness || fit.noiseRatio < limits.explainedNoise
  }

  /// The same without what lies over the bars, which spoils the mean of the rows; nil where that does not show them
  /// far better, and as much of them.
  func leavingOut(
    _ covers: [Cover], of place: ExaminedPlace, _ patterns: [Int], _ limits: ReaderLimits
  ) -> SymbolSighting? {
    let other = SymbolSighting(
      patterns, at: place.leavingOut(covers), layout: refinement.layout, limits)
    guard other.hasInk, other.isReversed == isReversed,
      other.fit.hiddenCount <= fit.hiddenCount,
      other.fit.noiseRatio < limits.examining.uncoveredNoise * fit.noiseRatio
    else { return nil }
    return other
  }

  /// The best of what is seen at the place of a barcode, and the place, before it is unbent and
  /// after.
  ///
  /// Bars that are not explained as they are may be bent, or unevenly lit.
  ///
  /// - Parameter extents: where the symbol may be, as fractions of the reading's width; nil for where readings
  ///   mostly have it.
  static func best(
    of barcode: Barcode, at extents: [ClosedRange<Double>]? = nil, in image: LumaImage,
    polarity: Polarity, view: CylinderView?, _ limits: ReaderLimits
  ) -> (flat: ExaminedPlace, place: ExaminedPlace, sighting: SymbolSighting)? {
    let layout = barcode.symbology.layout
    let patterns = layout.patterns(of: barcode)
    var best: (flat: ExaminedPlace, place: ExaminedPlace, sighting: SymbolSighting)?
    for extent in extents ?? ExaminedPlace.extents(of: barcode.symbology) {
      guard
        let flat = ExaminedPlace(
          barcode, extent: extent, in: image, polarity: polarity, view: view, limits)
      else { continue }
      for flat in sequence(first: flat, next: { $0.evenlyLit() }) {
        for isBent in [false, true] {
          guard let place = isBent ? flat.unbent(layout) : flat else { continue }
          let sighting = SymbolSighting(patterns, at: place, layout: layout, limits)
          guard sighting.hasInk else { continue }
          if sighting.fit.noiseRatio < best?.sighting.fit.noiseRatio ?? .infinity {
            best = (flat, place, sighting)
          }
          if sighting.fit.noiseRatio < limits.examining.placedNoise { return best }
        }
      }
      // Once it looks like the symbol, it is the whole of it.
      if let best, best.sighting.likeness > limits.examining.sightedLikeness { return best }
    }
    return best
  }
}

extension ExaminedPlace {
  /// The mean of those rows that are about as good as the best one: by a fraction of its likeness.
  fileprivate func profile(
    ofBest rows: Range<Int>, than fraction: Float, by likeness: ([Float]) -> Float
  ) -> LumaProfile {
    let ranks = rows.map { row in
      likeness(Array(strip.values[row * strip.columns..<(row + 1) * strip.columns]))
    }
    let limit = fraction * (ranks.max() ?? 0)
    return profile(ofRows: zip(rows, ranks).filter { $1 >= limit }.map(\.0))
  }
}

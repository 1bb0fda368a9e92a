import Barcodes

/// The model decoder on an add-on. The symbol beside it, whose digits are known, says how wide the modules are,
/// how blurred and how dark: little is left to search.
struct AddOnDecoder {
  let limits: AddOnLimits
  let modelLimits: ModelLimits

  /// The add-on on a profile to the right of a symbol; nil where none is certain.
  ///
  /// - Parameters:
  ///   - symbol: the parameters of the symbol on the same profile.
  ///   - layout: that of the symbol.
  ///   - bands: profiles of parts of the rows, each of which has to show the same digits.
  func decode(
    _ profile: LumaProfile, beside symbol: SymbolParameters, of layout: SymbolLayout,
    bands: [LumaProfile]
  ) -> AddOn? {
    let search = modelLimits.search
    for addOn in [SymbolLayout.addOn5, .addOn2] {
      let decoder = addOn.decoder(modelLimits(beside: symbol.blur))
      let refinement = decoder.refinement(of: profile)
      let places = places(of: addOn, beside: symbol, of: layout)
      let starts = zip(refinement.distances(under: symbol.blur, at: places), places)
        .sorted { $0.0 < $1.0 }
      // What is no add-on is no more like one than like none, and not refined.
      for (distance, start) in starts.prefix(search.starts)
      where distance < search.startMisfit * refinement.spread(at: start) {
        guard
          let explanation = decoder.explain(
            refinement, from: start, hopeless: 4 * limits.maximumNoiseRatio),
          let digits = SymbolText.digits(of: explanation.patterns, in: addOn),
          isCertain(explanation),
          bands.allSatisfy({ decoder.shows(explanation, $0, of: profile) })
        else { continue }
        return AddOn(digits.map(String.init).joined())
      }
    }
    return nil
  }

  private func isCertain(_ explanation: ModelExplanation) -> Bool {
    guard let fit = explanation.lines.bestLine?.fit, fit.hiddenCount == 0 else { return false }
    let evidence = explanation.evidence
    let cells = ModuleGrid.quietModules * ModuleGrid.cellsPerModule
    return evidence.noiseRatio <= limits.maximumNoiseRatio
      && evidence.margin >= limits.minimumMargin
      && evidence.integrity >= limits.minimumIntegrity
      && [fit.residuals.prefix(cells), fit.residuals.suffix(cells)].allSatisfy { beside in
        beside.reduce(0) { $0 + $1 * $1 } <= limits.maximumBeside * Float(cells)
      }
  }

  /// The limits of the model with what is known of blur and print.
  private func modelLimits(beside blur: Blur) -> ModelLimits {
    var known = modelLimits
    known.priors.usualRadius = blur.radius
    known.priors.radiusDeviation = limits.radiusDeviation
    known.priors.usualSigma = blur.sigma
    known.priors.sigmaDeviation = limits.sigmaDeviation
    known.priors.usualGain = blur.gain
    known.priors.gainDeviation = limits.gainDeviation
    known.priors.usualTone = blur.tone
    known.priors.toneDeviation = limits.toneDeviation
    return known
  }

  /// Where it may be, in steps of half a module and a quarter of the stretch.
  private func places(
    of addOn: SymbolLayout, beside symbol: SymbolParameters, of layout: SymbolLayout
  ) -> [SymbolParameters] {
    let module = symbol.geometry.pitch(at: 1) / Float(layout.moduleCount)
    let terms = Illumination.terms(at: 1)
    let light = Illumination(
      paper: SIMD3((symbol.illumination.paper * terms).sum(), 0, 0),
      contrast: SIMD3(max((symbol.illumination.contrast * terms).sum(), 1), 0, 0))
    let stretches = (0...4).map { step in
      limits.stretch.lowerBound
        + Float(step) / 4 * (limits.stretch.upperBound - limits.stretch.lowerBound)
    }
    return stride(from: limits.gap.lowerBound, through: limits.gap.upperBound, by: 0.5)
      .flatMap { gap in
        let start = symbol.geometry.end + gap * module
        return stretches.map { stretch in
          let end = start + Float(addOn.moduleCount) * module * stretch
          return SymbolParameters(
            geometry: ModuleGeometry(start: start, end: end), blur: symbol.blur,
            illumination: light)
        }
      }
  }
}

extension ModelDecoder {
  /// The best explanation near some parameters; nil where its noise ratio is hopeless.
  fileprivate func explain(
    _ refinement: Refinement, from start: SymbolParameters, hopeless: Float
  ) -> ModelExplanation? {
    guard let line = refine(start, with: refinement), line.evidence.noiseRatio < hopeless
    else { return nil }
    var explanation = ModelExplanation(
      lines: line.lines, evidence: line.evidence, startMisfit: 0, isReversed: false)
    settle(&explanation)
    return explanation
  }

  /// Whether a part of the rows shows the digits of an explanation rather than any others.
  fileprivate func shows(
    _ explanation: ModelExplanation, _ band: LumaProfile, of mean: LumaProfile
  ) -> Bool {
    guard let parameters = explanation.lines.bestLine?.fit.parameters else { return false }
    let (start, end) = (parameters.geometry.start, parameters.geometry.end)
    var codes = CodeSearch(
      refinement(of: band.lit(as: mean, over: start...end)).digitCosts(at: parameters))
    return codes.next()?.patterns == explanation.patterns
  }
}

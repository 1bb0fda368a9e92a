/// Which parameters are plausible.
extension Refinement {
  /// Gaussian priors, which draw the parameters towards usual values.
  ///
  /// For each: the index of the parameter, the weight in units of the noise, and the difference
  /// from the usual value.
  func prior(
    _ parameters: SymbolParameters
  ) -> [(index: Int, weight: Float, miss: Float)] {
    let (geometry, blur) = (parameters.geometry, parameters.blur)
    let pitch = (geometry.end - geometry.start) / Float(layout.moduleCount)
    let light = parameters.illumination
    let contrast = max(light.contrast.x, 1e-3)
    let priors = limits.priors
    func term(_ index: Int, _ miss: Float, _ deviation: Float) -> (Int, Float, Float) {
      (index, priors.noise * priors.noise / (deviation * deviation), miss)
    }
    return [
      term(2, geometry.bow, priors.bowDeviation * pitch),
      term(3, geometry.skew, priors.bowDeviation * pitch),
      term(4, blur.radius - priors.usualRadius, priors.radiusDeviation),
      term(5, blur.sigma - priors.usualSigma, priors.sigmaDeviation),
      term(6, blur.gain - priors.usualGain, priors.gainDeviation),
      term(7, blur.tone - priors.usualTone, priors.toneDeviation),
      term(9, light.paper.y, priors.slopeDeviation * contrast),
      term(10, light.paper.z, priors.bendDeviation * contrast),
      term(12, light.contrast.y, priors.contrastDeviation * contrast),
      term(13, light.contrast.z, priors.contrastDeviation * contrast),
    ]
  }

  /// The parameters after a change, within their limits; nil where they are not plausible.
  ///
  /// - Parameter change: of each parameter, in the order of the equations.
  func moved(_ parameters: SymbolParameters, by change: [Float]) -> SymbolParameters? {
    guard change.allSatisfy(\.isFinite) else { return nil }
    let priors = limits.priors
    var moved = parameters
    moved.geometry.start += change[0]
    moved.geometry.end += change[1]
    moved.geometry.bow += change[2]
    moved.geometry.skew += change[3]
    moved.blur.radius = (moved.blur.radius + change[4]).clamped(to: priors.radii)
    moved.blur.sigma = (moved.blur.sigma + change[5]).clamped(to: priors.sigmas)
    moved.blur.gain = (moved.blur.gain + change[6]).clamped(to: gains)
    moved.blur.tone = (moved.blur.tone + change[7]).clamped(to: priors.tones)
    moved.illumination.paper += SIMD3(change[8], change[9], change[10])
    moved.illumination.contrast += SIMD3(change[11], change[12], change[13])
    moved.illumination = moved.illumination.plausible(priors)
    guard moved.geometry.isPlausible(upTo: priors.maximumStretch), moved.illumination.contrast.x > 0
    else { return nil }
    return moved
  }
}

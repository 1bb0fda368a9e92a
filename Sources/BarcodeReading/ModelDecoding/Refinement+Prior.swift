/// Which parameters are plausible.
extension Refinement {
  /// The noise that is assumed when priors are weighed, as a fraction of the contrast.
  private static let noise: Float = 0.02

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
    func term(_ index: Int, _ miss: Float, _ deviation: Float) -> (Int, Float, Float) {
      (index, Self.noise * Self.noise / (deviation * deviation), miss)
    }
    return [
      term(2, geometry.bow, 8 * pitch),
      term(3, geometry.skew, 8 * pitch),
      term(4, blur.radius - 1.2, 1.5),
      term(5, blur.sigma - 0.5, 0.4),
      term(6, blur.gain - 0.1, 0.15),
      term(7, blur.tone + 0.4, 0.3),
      term(9, light.paper.y, 0.6 * contrast),
      term(10, light.paper.z, 0.4 * contrast),
      term(12, light.contrast.y, 0.4 * contrast),
      term(13, light.contrast.z, 0.4 * contrast),
    ]
  }

  /// The parameters after a change, within their limits; nil where they are not plausible.
  ///
  /// - Parameter change: of each parameter, in the order of the equations.
  static func moved(
    _ parameters: SymbolParameters, by change: [Float], gains: ClosedRange<Float>
  ) -> SymbolParameters? {
    guard change.allSatisfy(\.isFinite) else { return nil }
    var moved = parameters
    moved.geometry.start += change[0]
    moved.geometry.end += change[1]
    moved.geometry.bow += change[2]
    moved.geometry.skew += change[3]
    moved.blur.radius = (moved.blur.radius + change[4]).clamped(to: Blur.radii)
    moved.blur.sigma = (moved.blur.sigma + change[5]).clamped(to: Blur.sigmas)
    moved.blur.gain = (moved.blur.gain + change[6]).clamped(to: gains)
    moved.blur.tone = (moved.blur.tone + change[7]).clamped(to: Blur.tones)
    moved.illumination.paper += SIMD3(change[8], change[9], change[10])
    moved.illumination.contrast += SIMD3(change[11], change[12], change[13])
    moved.illumination = moved.illumination.plausible
    guard moved.geometry.isPlausible, moved.illumination.contrast.x > 0 else { return nil }
    return moved
  }
}

/// The luma of paper across a symbol and its difference from that of full ink, each a parabola.
struct Illumination: Sendable, Equatable {
  /// The luma of paper: constant, linear and quadratic term over −0.5…0.5 of the symbol's width.
  var paper: SIMD3<Float>
  /// The luma of paper minus that of ink, in the same terms.
  var contrast: SIMD3<Float>

  /// The three terms at a fraction of the symbol's width.
  @inline(__always)
  static func terms(at fraction: Float) -> SIMD3<Float> {
    let place = fraction - 0.5
    return SIMD3(1, place, place * place)
  }

  /// The same from the other end.
  var reversed: Illumination {
    let flip = SIMD3<Float>(1, -1, 1)
    return Illumination(paper: paper * flip, contrast: contrast * flip)
  }

  /// The same, limited: ink no darker than black, and light that changes no faster than is
  /// plausible over the few centimetres of a symbol.
  func plausible(_ priors: ModelPriors) -> Illumination {
    var light = self
    light.contrast.x = min(contrast.x, priors.maximumContrast * paper.x)
    let bend = max(light.contrast.x, 0)
    light.paper.y = paper.y.clamped(to: -bend...bend)
    light.paper.z = paper.z.clamped(to: -bend...bend)
    light.contrast.y = contrast.y.clamped(
      to: -priors.maximumContrastSlope * bend...priors.maximumContrastSlope * bend)
    light.contrast.z = contrast.z.clamped(to: -bend...bend)
    return light
  }
}

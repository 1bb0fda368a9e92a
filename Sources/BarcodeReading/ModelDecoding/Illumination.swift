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

  /// The luma of paper at each of four fractions of the symbol's width, and how much darker ink is.
  @inline(__always)
  func light(at fractions: SIMD4<Float>) -> (paper: SIMD4<Float>, contrast: SIMD4<Float>) {
    let place = fractions - 0.5
    let square = place * place
    let ink = contrast.x + contrast.y * place + contrast.z * square
    let least = SIMD4<Float>(repeating: 1e-3)
    return (
      paper.x + paper.y * place + paper.z * square, ink.replacing(with: least, where: ink .< least)
    )
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

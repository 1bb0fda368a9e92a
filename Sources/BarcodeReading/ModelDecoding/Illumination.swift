/// How light paper is across a symbol and how much darker full ink is, each a parabola.
struct Illumination: Sendable, Equatable {
  /// Luma of paper: constant, linear and quadratic part over −0.5…0.5 of the symbol's width.
  var paper: SIMD3<Float>
  /// Luma of paper less luma of ink, likewise.
  var contrast: SIMD3<Float>

  /// The three terms at a fraction of the symbol's width.
  @inline(__always)
  static func terms(at fraction: Float) -> SIMD3<Float> {
    let place = fraction - 0.5
    return SIMD3(1, place, place * place)
  }

  /// The same seen from the other end.
  var reversed: Illumination {
    let flip = SIMD3<Float>(1, -1, 1)
    return Illumination(paper: paper * flip, contrast: contrast * flip)
  }

  /// The same with ink no darker than black, and no light that falls off faster than over a symbol a
  /// few centimetres wide.
  var plausible: Illumination {
    var light = self
    light.contrast.x = min(contrast.x, 1.1 * paper.x)
    let bend = max(light.contrast.x, 0)
    light.paper.y = paper.y.clamped(to: -bend...bend)
    light.paper.z = paper.z.clamped(to: -bend...bend)
    light.contrast.y = contrast.y.clamped(to: -0.8 * bend...0.8 * bend)
    light.contrast.z = contrast.z.clamped(to: -bend...bend)
    return light
  }
}

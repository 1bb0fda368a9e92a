/// How printing and photographing change the drawn bars: defocus, blur, ink spread and tone curve.
struct Blur: Sendable, Equatable {
  /// The radius of the disk that defocus spreads a point over, in modules.
  var radius: Float
  /// The standard deviation of all other blur, a Gaussian, in modules.
  var sigma: Float
  /// How much wider than drawn the bars are printed, in modules.
  var gain: Float = 0
  /// The bend of the tone curve: ink coverage z is seen as darkness z + tone · z · (1 − z). The
  /// gamma of a camera makes half-covered parts look lighter: about −0.4.
  var tone: Float = -0.4

  /// The standard deviation of disk and Gaussian together, in modules.
  var deviation: Float { (radius * radius / 4 + sigma * sigma).squareRoot() }

  /// The darkness, 0 to 1, at which an ink coverage of 0 to 1 is seen.
  @inline(__always)
  func seen(_ coverage: Float) -> Float { coverage + tone * coverage * (1 - coverage) }

  /// The inverse of ``seen(_:)``; linear beyond 0 and 1.
  @inline(__always)
  func coverage(ofSeen darkness: Float) -> Float {
    coverage(ofSeen: SIMD4(repeating: darkness)).x
  }

  /// The same of four.
  @inline(__always)
  func coverage(ofSeen darkness: SIMD4<Float>) -> SIMD4<Float> {
    var coverage = darkness
    if abs(tone) >= 1e-3 {
      let slope = 1 + tone
      coverage = (slope - (slope * slope - 4 * tone * darkness).squareRoot()) / (2 * tone)
    }
    coverage.replace(with: darkness / (1 + tone), where: darkness .<= 0)
    coverage.replace(with: 1 + (darkness - 1) / (1 - tone), where: darkness .>= 1)
    return coverage
  }
}

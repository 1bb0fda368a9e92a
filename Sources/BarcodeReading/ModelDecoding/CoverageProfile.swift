/// A profile converted from luma to ink coverage with a first estimate of paper and ink, good
/// enough to locate a symbol.
struct CoverageProfile: Sendable {
  /// Ink coverage: 0 for paper, 1 for full ink.
  let coverage: CumulativeProfile
  /// The same from the other end.
  let backwards: CumulativeProfile
  /// The estimate, for a symbol over `span`.
  let illumination: Illumination

  /// - Parameters:
  ///   - span: the likely place of the symbol, in samples.
  ///   - tone: as in ``Blur/tone``.
  ///   - meanDarkness: of a symbol, as a fraction of full ink.
  init(
    _ profile: LumaProfile, span: ClosedRange<Float>, tone: Float, meanDarkness: Float
  ) {
    let samples = profile.samples
    let width = span.upperBound - span.lowerBound
    let quiet = width / Float(SymbolLayout.ean13.moduleCount) * 6
    // Where the quiet zone is narrow, there is a darker background in its place.
    let middle = (span.lowerBound + span.upperBound) / 2
    let left = max(
      profile.light(from: span.lowerBound - quiet, to: span.lowerBound),
      profile.light(from: span.lowerBound, to: middle))
    let right = max(
      profile.light(from: span.upperBound, to: span.upperBound + quiet),
      profile.light(from: middle, to: span.upperBound))
    func paper(_ index: Int) -> Float {
      let fraction = min(max((Float(index) + 0.5 - span.lowerBound) / width, 0), 1)
      return left + (right - left) * fraction
    }
    let inside = max(Int(span.lowerBound), 0)..<min(Int(span.upperBound), samples.count)
    let darkness =
      inside.reduce(Float(0)) { $0 + paper($1) - samples[$1] } / Float(max(inside.count, 1))
    let blur = Blur(radius: 0, sigma: 1, tone: tone)
    let contrast = max(darkness / meanDarkness, 1e-3)
    let inked = samples.indices.map { blur.coverage(ofSeen: (paper($0) - samples[$0]) / contrast) }
    coverage = CumulativeProfile(inked)
    backwards = CumulativeProfile(inked.reversed())
    illumination = Illumination(
      paper: SIMD3((left + right) / 2, right - left, 0), contrast: SIMD3(contrast, 0, 0))
  }
}

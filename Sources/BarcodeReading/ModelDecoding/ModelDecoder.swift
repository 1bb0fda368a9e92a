import Barcodes

/// Reads EAN-13 and UPC-A symbols by explaining a profile rather than thresholding it.
///
/// A symbol is a row of known patterns under a few unknowns: where it lies, how wide its modules are,
/// how blurred and how lit. A coarse search finds where some digits fit; then digits (by dynamic
/// programming) and unknowns (by least squares) are improved in turn until they agree. Compare
/// O. Gallo and R. Manduchi, "Reading 1D barcodes with mobile phones using deformable templates", PAMI
/// 2011, and M. Iwen, F. Santosa and R. Ward, "A symbol-based algorithm for decoding bar codes", 2013.
struct ModelDecoder: Sendable {
  let layout: SymbolLayout
  let grid: ModuleGrid
  private let search: GridSearch
  /// How many starting points of a span are refined.
  private static let refinedStarts = 2

  init(layout: SymbolLayout = .ean13) {
    self.layout = layout
    grid = ModuleGrid(layout: layout)
    search = GridSearch(layout: layout, grid: grid)
  }

  /// The code that `profile` shows; nil where none is sure.
  func decode(_ profile: LumaProfile) -> ModelReading? {
    explain(profile).flatMap { ModelVerdict().reading($0, layout: layout) }
  }

  /// The best explanation found, sure or not.
  func explain(_ profile: LumaProfile) -> ModelExplanation? {
    explain(
      profile, spans: SpanFinder().spans(of: profile), mostMisfit: Self.mostStartMisfit
    ).map { explanation in
      var explanation = explanation
      if explanation.evidence.noiseRatio < Self.hopelessNoiseRatio { settle(&explanation) }
      return explanation
    }
  }

  /// The best explanation of those that start with a symbol over one of `spans`.
  func explain(
    _ profile: LumaProfile, spans: [ClosedRange<Float>], mostMisfit: Float
  ) -> ModelExplanation? {
    let length = Float(profile.samples.count)
    let forward = refinement(of: profile)
    let backward = refinement(of: profile.reversed)
    var best: ModelExplanation?
    for span in spans where span.upperBound - span.lowerBound >= SpanFinder.leastWidth {
      let starts = search.candidates(in: profile, around: span)
        .filter { $0.misfit < mostMisfit }
        .sorted { $0.misfit < $1.misfit }
      for start in starts.prefix(Self.refinedStarts) {
        let turned = start.parameters.reversed(length: length)
        let isReversed = leastCost(backward, turned) < leastCost(forward, start.parameters)
        let line =
          isReversed ? refine(turned, with: backward) : refine(start.parameters, with: forward)
        guard let line, line.evidence.noiseRatio < best?.evidence.noiseRatio ?? .infinity else {
          continue
        }
        best = ModelExplanation(
          lines: line.lines, evidence: line.evidence, startMisfit: start.misfit,
          isReversed: isReversed)
        if line.evidence.noiseRatio < Self.goodNoiseRatio, isCode(line.lines.patterns) {
          return best
        }
      }
    }
    return best
  }

  /// A start that leaves more of the samples unexplained is not worth refining.
  private static let mostStartMisfit: Float = 0.45
  /// What cannot be explained better than this is no symbol, and its rivals do not matter.
  private static let hopelessNoiseRatio: Float = 0.25
  /// A valid code that leaves no more than this need not be bettered.
  private static let goodNoiseRatio: Float = 0.03

  func refinement(of profile: LumaProfile) -> Refinement {
    Refinement(layout: layout, grid: grid, samples: profile.samples)
  }

  private func leastCost(_ refinement: Refinement, _ parameters: SymbolParameters) -> Float {
    CodeSearch(refinement.digitCosts(at: parameters)).leastCost
  }

}

/// Decoding several lines across one symbol together.
extension ModelDecoder {
  /// The code that lines across one symbol show, one of them alone or all together; nil where none
  /// is certain.
  ///
  /// The lines must have the same direction and samples of the same width. No more are tried once one is explained
  /// by heavy blur, and by other codes nearly as well.
  func decode(_ profiles: [LumaProfile]) -> ModelReading? {
    var explanations: [ModelExplanation] = []
    for profile in profiles {
      guard let explanation = explain(profile) else { continue }
      if let reading = ModelReading(explanation, layout: layout) { return reading }
      guard explanation.evidence.noiseRatio < limits.lineNoiseRatio else { continue }
      // Where it is blur that hides the digits, it hides them on the other lines as well.
      if explanation.evidence.blur > limits.heavyBlur,
        explanation.evidence.margin < limits.minimumMargin
      {
        return nil
      }
      explanations.append(
        profile.expectedSpan.flatMap { explain(profile, spans: [$0], maximumMisfit: .infinity) }
          ?? explanation)
    }
    return combine(explanations).flatMap { ModelReading($0, layout: layout) }
  }

  /// Explains together the lines that are not certain alone.
  ///
  /// Each line keeps its own position and blur, or takes those of the best explained line where
  /// these fit better. Each half of a line is weighted by how well its own digits explain it.
  private func combine(_ explanations: [ModelExplanation]) -> ModelExplanation? {
    guard explanations.count > 1,
      var joint = explanations.min(by: { $0.evidence.noiseRatio < $1.evidence.noiseRatio }),
      let guide = joint.lines.lines.first
    else { return nil }
    let lines = explanations.flatMap { explanation in
      explanation.lines.lines.map { line -> SymbolLine in
        let agrees = explanation.isReversed == joint.isReversed
        let refinement = agrees ? line.refinement : line.refinement.reversed
        let guided = refinement.fit(guide.fit.digits, from: guide.fit.parameters, steps: 6)
        let isBetter = agrees && line.fit.noiseRatio < guided.noiseRatio
        return SymbolLine(refinement: refinement, fit: isBetter ? line.fit : guided)
      }
    }
    joint.lines = LineEnsemble(lines: lines, patterns: [])
    guard let costs = joint.lines.costs else { return nil }
    var codes = CodeSearch(costs)
    guard let code = codes.next() else { return nil }
    joint.lines.adopt(
      code.patterns, fits: joint.lines.fits(of: modules(of: code.patterns), steps: 6))
    settle(&joint)
    return joint
  }
}

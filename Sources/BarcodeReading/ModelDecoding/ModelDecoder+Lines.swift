/// Several lines across one symbol.
extension ModelDecoder {
  /// A line that is explained no better than this says nothing of its digits.
  private static let mostNoiseRatio: Float = 0.15

  /// The code that lines across one symbol show, alone or together; nil where none is sure.
  ///
  /// The lines must run the same way and their samples must be as wide as each other.
  func decode(_ profiles: [LumaProfile]) -> ModelReading? {
    var explanations: [ModelExplanation] = []
    for profile in profiles {
      guard let explanation = explain(profile) else { continue }
      if let reading = ModelVerdict().reading(explanation, layout: layout) { return reading }
      guard explanation.evidence.noiseRatio < Self.mostNoiseRatio else { continue }
      explanations.append(
        profile.expectedSpan.flatMap { explain(profile, spans: [$0], mostMisfit: .infinity) }
          ?? explanation)
    }
    return combine(explanations).flatMap { ModelVerdict().reading($0, layout: layout) }
  }

  /// Explains lines together that are not sure alone.
  ///
  /// Each keeps its own position and blur, or takes those of the line explained best where they fit
  /// better; which of its halves are to be trusted shows in what its own digits leave unexplained.
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

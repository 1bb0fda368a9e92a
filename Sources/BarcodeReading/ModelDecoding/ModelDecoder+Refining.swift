/// Digits and unknowns, each given the other.
extension ModelDecoder {
  /// Codes that cost so much more than the best, in units of the variance, are no rivals.
  private static let farAway: Float = 600

  /// Digits and unknowns in turn until the digits stay.
  func refine(
    _ start: SymbolParameters, with refinement: Refinement
  ) -> (lines: LineEnsemble, evidence: ModelEvidence)? {
    var best: (patterns: [Int], fit: SymbolFit)?
    for _ in 0..<5 {
      let parameters = best?.fit.parameters ?? start
      var codes = CodeSearch(refinement.digitCosts(at: parameters))
      guard let code = codes.next(), code.patterns != best?.patterns else { break }
      let fit = refinement.fit(modules(of: code.patterns), from: parameters, steps: 6)
      if let known = best, fit.energy >= known.fit.energy { break }
      best = (code.patterns, fit)
    }
    return best.map { best in
      let lines = LineEnsemble(
        lines: [SymbolLine(refinement: refinement, fit: best.fit)], patterns: best.patterns)
      return (lines, ModelEvidence(lines, layout: layout, rivalEnergy: 0, alteredEnergy: 0))
    }
  }

  /// Gives the nearest other codes their own best parameters: one of them may turn out better, and the
  /// best of the valid others is the rival.
  func settle(_ explanation: inout ModelExplanation) {
    var lines = explanation.lines
    var rivalEnergy = Float.infinity
    var isSettled = false
    for _ in 0..<3 {
      guard let costs = lines.costs else { return }
      let current = lines
      var best: (patterns: [Int], fits: [SymbolFit], energy: Float)?
      var codes = CodeSearch(costs)
      let least = codes.leastCost
      var (tried, validTried) = (0, 0)
      var lastCost = least
      rivalEnergy = .infinity
      for _ in 0..<64 where validTried < 2 {
        guard let code = codes.next() else { break }
        lastCost = code.cost
        guard lastCost < least + Self.farAway else { break }
        guard code.patterns != current.patterns else { continue }
        let isValid = isCode(code.patterns)
        guard isValid || tried < 3 else { continue }
        let fits = current.fits(of: modules(of: code.patterns), steps: 4)
        let energy = current.energy(of: fits)
        tried += 1
        validTried += isValid ? 1 : 0
        if isValid { rivalEnergy = min(rivalEnergy, energy) }
        if energy < best?.energy ?? current.energy { best = (code.patterns, fits, energy) }
      }
      // Valid codes that were not come to are no nearer than the last code that was.
      if validTried == 0 { rivalEnergy = current.energy + lastCost - least }
      guard let best else {
        isSettled = true
        break
      }
      lines.adopt(best.patterns, fits: best.fits)
    }
    let alteredEnergy = isCode(lines.patterns) ? IntegrityCheck(lines).leastAlteredEnergy() : 0
    explanation.lines = lines
    explanation.evidence = ModelEvidence(
      lines, layout: layout, rivalEnergy: isSettled ? rivalEnergy : lines.energy,
      alteredEnergy: alteredEnergy)
  }

  func modules(of patterns: [Int]) -> [UInt8] {
    patterns.map { DigitPattern.all[$0].modules }
  }

  func isCode(_ patterns: [Int]) -> Bool {
    SymbolText.digits(of: patterns, in: layout) != nil
  }
}

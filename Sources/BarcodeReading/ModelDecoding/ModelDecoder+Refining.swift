/// Improving the digits and the parameters in turn.
extension ModelDecoder {
  /// Searches the best digits for the parameters and fits the parameters to the digits, in turn,
  /// until the digits no longer change.
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

  /// Fits the parameters to the nearest other codes as well: one of them may prove better than the
  /// code found, and the best of the other valid codes is its rival.
  func settle(_ explanation: inout ModelExplanation) {
    var lines = explanation.lines
    var rivalEnergy = Float.infinity
    var isSettled = false
    for _ in 0..<3 {
      guard let costs = lines.costs else { return }
      let current = lines
      var best: (patterns: [Int], fits: [SymbolFit], energy: Float)?
      var codes = CodeSearch(costs)
      let minimumCost = codes.minimumCost
      var (tried, validTried) = (0, 0)
      var lastCost = minimumCost
      rivalEnergy = .infinity
      for _ in 0..<64 where validTried < 2 {
        guard let code = codes.next() else { break }
        lastCost = code.cost
        guard lastCost < minimumCost + limits.search.rivalExcess else { break }
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
      // If no valid code was tried, all of them are at least as far away as the last code seen.
      if validTried == 0 { rivalEnergy = current.energy + lastCost - minimumCost }
      guard let best else {
        isSettled = true
        break
      }
      lines.adopt(best.patterns, fits: best.fits)
    }
    explanation.lines = lines
    if !isSettled { rivalEnergy = lines.energy }
    guard isCode(lines.patterns) else {
      explanation.evidence = ModelEvidence(
        lines, layout: layout, rivalEnergy: rivalEnergy, alteredEnergy: 0)
      return
    }
    explanation.evidence = ModelEvidence(
      lines, layout: layout, rivalEnergy: rivalEnergy,
      alteredEnergy: IntegrityCheck(lines).minimumAlteredEnergy())
    if let worn = wornEvidence(besides: explanation.evidence, of: lines) {
      explanation.evidence = worn
    }
  }

  /// The evidence where ink of one digit is missing; nil where that is not all that speaks against the code.
  private func wornEvidence(
    besides evidence: ModelEvidence, of lines: LineEnsemble
  ) -> ModelEvidence? {
    let violations = limits.violations(by: evidence, of: layout.symbology).map(\.figure)
    guard !layout.symbology.isShort, !violations.isEmpty,
      violations.allSatisfy({ $0 == .integrity || $0 == .worstDigit }),
      let lost = LostInk(in: lines, layout: layout)
    else { return nil }
    let worn = ModelEvidence(
      lost.lines, layout: layout, rivalEnergy: evidence.margin + lost.lines.energy,
      alteredEnergy: IntegrityCheck(lost).minimumAlteredEnergy())
    return limits.violations(by: worn, of: layout.symbology).isEmpty ? worn : nil
  }

  /// The modules of each pattern.
  func modules(of patterns: [Int]) -> [UInt8] {
    patterns.map { DigitPattern.all[$0].modules }
  }

  /// Whether patterns draw a code with a valid check digit.
  func isCode(_ patterns: [Int]) -> Bool {
    SymbolText.digits(of: patterns, in: layout) != nil
  }
}

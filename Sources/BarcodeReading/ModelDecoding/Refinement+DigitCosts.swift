extension Refinement {
  /// What each digit costs at each place if the symbol lies and looks like `parameters`.
  func digitCosts(at parameters: SymbolParameters) -> DigitCosts {
    let seen = grid.sample(profile, along: parameters.geometry)
    let guards = RenderedSymbol(bars: layout.guardBars, blur: parameters.blur, grid: grid).coverage
    let coverage = seen.indices.map { cell in
      let terms = Illumination.terms(at: grid.fractions[cell])
      let paper = (parameters.illumination.paper * terms).sum()
      let contrast = max((parameters.illumination.contrast * terms).sum(), 1e-3)
      let darkness = ((paper - seen[cell]) / contrast).clamped(to: -0.5...1.5)
      return parameters.blur.coverage(ofSeen: darkness) - guards[cell]
    }
    return DigitCosts(
      layout: layout, templates: DigitTemplates(blur: parameters.blur), coverage: coverage)
  }
}

import Testing

@testable import BarcodeReading

struct IntegrityCheckTests {
  private let layout = SymbolLayout.ean13
  private let digits = [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7]

  /// One line that shows `modules`, fitted with the bars of `digits`.
  private func ensemble(_ modules: [Bool]) -> LineEnsemble {
    let line = SyntheticLine(pixelsPerModule: 3, sigma: 0.6, margin: 10)
    let refinement = Refinement(
      layout: layout, grid: ModuleGrid(layout: layout), samples: line.luma(of: modules))
    let patterns = SymbolText.patterns(of: digits, in: layout)
    let start = SymbolParameters(
      geometry: ModuleGeometry(start: 30, end: 315), blur: Blur(radius: 1, sigma: 0.5),
      illumination: Illumination(paper: SIMD3(220, 0, 0), contrast: SIMD3(130, 0, 0)))
    let fit = refinement.fit(
      patterns.map { DigitPattern.all[$0].modules }, from: start, steps: 20)
    return LineEnsemble(lines: [SymbolLine(refinement: refinement, fit: fit)], patterns: patterns)
  }

  @Test func nothingExplainsASoundSymbolBetter() {
    let lines = ensemble(SyntheticLine.modules(of: digits))
    #expect(IntegrityCheck(lines).minimumAlteredEnergy() > lines.energy + 50)
  }

  @Test func otherModulesExplainADamagedDigitBetter() {
    var modules = SyntheticLine.modules(of: digits)
    modules[SymbolLayout.ean13.digitOffsets[8] + 3].toggle()
    let lines = ensemble(modules)
    #expect(IntegrityCheck(lines).minimumAlteredEnergy() < lines.energy - 50)
  }

  @Test func theLineWithLessUnexplainedCountsMore() {
    let sound = ensemble(SyntheticLine.modules(of: digits)).lines
    var modules = SyntheticLine.modules(of: digits)
    for module in 10..<14 { modules[module] = false }
    let specked = ensemble(modules).lines
    let both = LineEnsemble(lines: specked + sound, patterns: [])
    #expect(both.lines[0].weights.x < both.lines[1].weights.x)
    #expect(both.bestLine?.fit.halfEnergies == sound[0].fit.halfEnergies)
  }
}

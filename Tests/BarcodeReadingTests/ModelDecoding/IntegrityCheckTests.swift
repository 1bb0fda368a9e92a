import Testing

@testable import BarcodeReading

struct IntegrityCheckTests {
  private let layout = SymbolLayout.ean13
  private let digits = [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7]

  /// One line that shows `modules`, fitted with the bars of `digits`.
  ///
  /// - Parameter hidden: the modules that are in glare.
  private func ensemble(_ modules: [Bool], hidden: Range<Int> = 0..<0) -> LineEnsemble {
    let line = SyntheticLine(pixelsPerModule: 3, sigma: 0.6, margin: 10)
    let columns = 3 * (hidden.lowerBound + 10)..<3 * (hidden.upperBound + 10)
    let samples = line.luma(of: modules).enumerated().map {
      columns.contains($0.offset) ? 255 : $0.element
    }
    let refinement = Refinement(
      layout: layout, grid: ModuleGrid(layout: layout), samples: samples,
      hidden: hidden.isEmpty ? [] : samples.indices.map(columns.contains))
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

  @Test("A module that is hidden may be anything, but a digit that is may be another")
  func hiddenModules() {
    let first = layout.digitOffsets[8]
    let modules = SyntheticLine.modules(of: digits)
    let module = ensemble(modules, hidden: first + 3..<first + 4)
    // Two cells, and one on either side where the fit is not on whole modules.
    #expect((2...4).contains(module.bestLine?.fit.hiddenCount ?? 0))
    #expect(IntegrityCheck(module).minimumAlteredEnergy() > module.energy + 50)
    let digit = ensemble(modules, hidden: first..<first + 7)
    #expect(IntegrityCheck(digit).minimumAlteredEnergy() < digit.energy + 20)
    // Beside what is hidden, damage is seen as before.
    var damaged = modules
    damaged[first + 6].toggle()
    let other = ensemble(damaged, hidden: first + 1..<first + 3)
    #expect(IntegrityCheck(other).minimumAlteredEnergy() < other.energy - 50)
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

import Testing

@testable import BarcodeReading

struct RefinementTests {
  private let layout = SymbolLayout.ean13
  private let digits = [9, 7, 8, 0, 6, 7, 9, 6, 0, 1, 0, 5, 0]

  @Test func unknownsAreFoundFromAWrongStart() {
    let line = SyntheticLine(pixelsPerModule: 3, sigma: 0.8, margin: 10, bow: -0.5)
    let refinement = Refinement(
      layout: layout, grid: ModuleGrid(layout: layout), samples: line.profile(of: digits).samples)
    let modules = SymbolText.patterns(of: digits, in: layout).map { DigitPattern.all[$0].modules }
    let start = SymbolParameters(
      geometry: ModuleGeometry(start: 28.5, end: 317), blur: Blur(radius: 1, sigma: 0.5),
      illumination: Illumination(paper: SIMD3(220, 0, 0), contrast: SIMD3(130, 0, 0)))
    let fit = refinement.fit(modules, from: start, steps: 20)
    let found = fit.parameters
    #expect(abs(found.geometry.start - 30) < 0.5)
    #expect(abs(found.geometry.end - 315) < 0.5)
    #expect(abs(found.geometry.bow - 6) < 1)
    #expect(fit.noiseRatio < 0.005)
    let spread = found.blur.radius * found.blur.radius / 4 + found.blur.sigma * found.blur.sigma
    #expect(abs(spread.squareRoot() - 0.8) < 0.1)
  }
}

import Testing

@testable import BarcodeReading

/// What glare hides, and what is left to be seen beside it.
struct HiddenByGlareTests {
  private static let digits = [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7]

  @Test("a symbol is fitted to what is seen of it, and the rest has no residual")
  func fit() throws {
    let layout = SymbolLayout.ean13
    var samples = SyntheticLine(pixelsPerModule: 4).profile(of: Self.digits).samples
    var hidden = [Bool](repeating: false, count: samples.count)
    // The fourth digit: modules 24 to 30, after a margin of 12.
    for column in 4 * 36..<4 * 43 { (samples[column], hidden[column]) = (255, true) }
    let decoder = ModelDecoder(layout: layout)
    let digits = decoder.modules(of: SymbolText.patterns(of: Self.digits, in: layout))
    let start = SymbolParameters(
      geometry: ModuleGeometry(start: 49, end: 427),
      blur: Blur(radius: 0.6, sigma: 0.45, gain: 0.1),
      illumination: Illumination(paper: SIMD3(230, 0, 0), contrast: SIMD3(150, 0, 0)))
    func fit(hiding hidden: [Bool]) -> SymbolFit {
      Refinement(layout: layout, grid: decoder.grid, samples: samples, hidden: hidden)
        .fit(digits, from: start, steps: 20)
    }
    let found = fit(hiding: hidden)
    #expect(found.noiseRatio < 0.01)
    #expect(fit(hiding: []).noiseRatio > 0.05)
    let cells = ModuleGrid.cells(of: 24..<31)
    #expect(found.hidden[cells].allSatisfy { $0 })
    #expect(found.residuals[cells].allSatisfy { $0 == 0 })
    let rests = DigitRests(found, .ean13, ExaminingLimits())
    #expect(!rests.areUneven)
    #expect(DigitRests(fit(hiding: []), .ean13, ExaminingLimits()).areUneven)
  }

  /// What is left of each digit where little is, but for the fourth digit with bars, or that and those after it.
  ///
  /// - Parameters:
  ///   - count: of so many digits.
  ///   - residual: that of each of their cells.
  private func rests(of count: Int = 1, _ residual: (Int) -> Float) -> DigitRests {
    let decoder = ModelDecoder(layout: .ean13)
    let cells = decoder.grid.count
    var residuals = [Float](repeating: 0.03, count: cells)
    for cell in 0..<cells where cell.isMultiple(of: 2) { residuals[cell] = -0.03 }
    for (place, cell) in ModuleGrid.cells(of: 24..<24 + 7 * count).enumerated() {
      residuals[cell] = residual(place)
    }
    return DigitRests(
      SymbolFit(
        parameters: SymbolParameters(
          geometry: ModuleGeometry(start: 49, end: 427),
          blur: Blur(radius: 0.6, sigma: 0.45, gain: 0.1),
          illumination: Illumination(paper: SIMD3(230, 0, 0), contrast: SIMD3(150, 0, 0))),
        digits: decoder.modules(of: SymbolText.patterns(of: Self.digits, in: .ean13)),
        residuals: residuals, slopes: residuals, halfEnergies: SIMD2(), signal: 1),
      .ean13, ExaminingLimits())
  }

  @Test("light that grows evenly across a digit leaves no rest, other bars do")
  func evenLight() {
    #expect(!rests { 0.1 + 0.02 * Float($0) }.areUneven)
    #expect(!rests { 0.5 - 0.02 * Float($0) }.areUneven)
    #expect(rests { 0.5 * Float($0 / 4 % 2) }.areUneven)
  }

  @Test("two digits side by side show a seam where less is left of each than of a strange one")
  func seam() {
    // Rests of 0.016 and of 0.009, where the others have 0.0009.
    func stripes(_ height: Float) -> (Int) -> Float { { height * Float($0 / 4 % 2) } }
    #expect(rests(of: 2, stripes(0.25)).areOfASeam)
    #expect(!rests(of: 2, stripes(0.25)).areUneven)
    #expect(!rests(of: 2, stripes(0.19)).areOfASeam)
    #expect(!rests(stripes(0.5)).areOfASeam)
  }

  @Test("a digit is another where that leaves far less of it, not where it explains others better")
  func otherDigit() {
    func stripes(_ height: Float) -> DigitRests { rests { height * Float($0 / 4 % 2) } }
    // A rest of 0.016, which is too little to be strange by itself.
    let read = stripes(0.25)
    #expect(!read.areUneven)
    #expect(read.showOther(stripes(0.05), at: [2, 3]))
    #expect(!read.showOther(stripes(0.2), at: [2, 3]))
    #expect(!read.showOther(stripes(0.5), at: [2, 3]))
    #expect(!read.showOther(stripes(0.05), at: [2, 4]))
    // As little as the others have.
    #expect(!stripes(0.06).showOther(stripes(0), at: [3]))
  }

  @Test("bars are compared where they are seen, and half of them at least have to be")
  func bars() {
    let limits = RowLimits()
    let drawn = (0..<60).map { Float($0 / 2 % 2) }
    var seen = drawn
    for cell in 20..<32 { seen[cell] = 0 }
    let hidden = (0..<60).map { (20..<32).contains($0) }
    let cells = 4..<56
    func half(_ ink: [Float], _ hidden: [Bool]) -> SeenHalf {
      SeenHalf(SeenBars(ink, in: cells, hidden), read: SeenBars(drawn, in: cells, hidden), limits)
    }
    #expect(half(seen, []) != .same)
    #expect(half(seen, hidden) == .same)
    let others = (0..<60).map { Float($0 / 4 % 2) }
    #expect(half(others, hidden) == .other)
    #expect(half(others, (0..<60).map { $0 < 40 }) == .unclear)
  }
}

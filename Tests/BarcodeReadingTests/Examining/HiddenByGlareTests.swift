import Imaging
import Testing

@testable import BarcodeReading

/// What glare hides, and what is left to be seen beside it.
struct HiddenByGlareTests {
  private static let digits = [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7]
  private static let columns = 480

  /// Rows across a symbol, 4 columns to a module, as light as `paper` where there are no bars.
  private func strip(rows: Int = 24, paper: Float = 200) -> Strip {
    let line = SyntheticLine(pixelsPerModule: 4, margin: 12.5).profile(of: Self.digits).samples
    let row = line.prefix(Self.columns).map { $0 * paper / 230 }
    return Strip(
      columns: row.count, rows: rows, values: (0..<rows).flatMap { _ in row },
      region: BarRegion(
        center: Point(x: 0, y: 0), angle: 0, length: 380, height: 100, fan: 0, score: 0),
      step: 1)
  }

  private func light(in strip: Strip) -> Glare? {
    Glare(
      in: strip, rows: 0..<strip.rows, samplesPerModule: 4, .darkOnLight, RowLimits())
  }

  /// The same with some columns of some rows as white as can be.
  private func lit(_ strip: Strip, _ columns: Range<Int>, rows: Range<Int>) -> Strip {
    var strip = strip
    for row in rows {
      for column in columns { strip.values[row * strip.columns + column] = 255 }
    }
    return strip
  }

  @Test("is white on darker paper, and reaches half as far again on either side")
  func edges() throws {
    let strip = lit(strip(), 100..<140, rows: 3..<4)
    let glare = try #require(light(in: strip))
    let hidden = strip.hidden(by: glare)
    #expect(hidden.count == strip.values.count)
    let places = hidden.indices.filter { hidden[$0] }
    #expect(places == Array(3 * strip.columns + 80..<3 * strip.columns + 160))
  }

  @Test("is not told from paper that is as white")
  func whitePaper() {
    #expect(light(in: lit(strip(paper: 250), 100..<140, rows: 0..<24)) == nil)
    #expect(strip().hidden(by: light(in: strip())).isEmpty)
  }

  @Test("the mean of rows is that of those in which a column is seen")
  func meanOfSeen() throws {
    let plain = strip()
    let strip = lit(lit(plain, 100..<140, rows: 0..<20), 300..<308, rows: 0..<24)
    let glare = try #require(light(in: strip))
    let hidden = strip.hidden(by: glare)
    let profile = strip.profile(of: Array(0..<24), leavingOut: hidden)
    for column in 0..<strip.columns where !(296..<312).contains(column) {
      #expect(abs(profile.samples[column] - plain.values[column]) < 0.01)
    }
    #expect(profile.hidden.indices.filter { profile.hidden[$0] } == Array(296..<312))
    #expect(profile.reversed.hidden.firstIndex(of: true) == strip.columns - 312)
  }

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

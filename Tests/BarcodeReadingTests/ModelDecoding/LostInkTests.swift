import Testing

@testable import BarcodeReading

struct LostInkTests {
  private let layout = SymbolLayout.ean13
  private let digits = [5, 0, 1, 2, 3, 9, 4, 1, 4, 4, 7, 7, 7]
  /// The fourth digit of the right half is a 7: its bars are a module wide each.
  private let place = 9

  /// The samples of a symbol, the first bar of one digit of which has lost a part of its ink.
  ///
  /// - Parameter extra: a module in which as much ink is printed.
  private func samples(lost part: Float, sigma: Double = 0.4, extra: Int? = nil) -> [Float] {
    let line = SyntheticLine(pixelsPerModule: 3, sigma: sigma, margin: 10)
    let modules = SyntheticLine.modules(of: digits)
    var damaged = modules
    damaged[layout.digitOffsets[place]] = false
    if let extra { damaged[layout.digitOffsets[place] + extra] = true }
    return zip(line.luma(of: modules), line.luma(of: damaged)).map { $0 + part * ($1 - $0) }
  }

  /// A line that shows samples, fitted with the bars of `digits`.
  private func ensemble(_ samples: [Float]) -> LineEnsemble {
    let refinement = Refinement(
      layout: layout, grid: ModuleGrid(layout: layout), samples: samples)
    let patterns = SymbolText.patterns(of: digits, in: layout)
    let start = SymbolParameters(
      geometry: ModuleGeometry(start: 30, end: 315), blur: Blur(radius: 0.4, sigma: 0.4),
      illumination: Illumination(paper: SIMD3(220, 0, 0), contrast: SIMD3(130, 0, 0)))
    let fit = refinement.fit(
      patterns.map { DigitPattern.all[$0].modules }, from: start, steps: 20)
    return LineEnsemble(lines: [SymbolLine(refinement: refinement, fit: fit)], patterns: patterns)
  }

  private func decode(_ samples: [Float], _ limits: ModelLimits = ModelLimits()) -> String? {
    ModelDecoder(limits: limits).decode(LumaProfile(samples: samples))?.text
  }

  @Test("a bar that has lost most of its ink is found, and no other bars explain it")
  func narrowBar() throws {
    #expect(SyntheticLine.modules(of: digits)[layout.digitOffsets[place]])
    for part: Float in [0.6, 0.8] {
      let lines = ensemble(samples(lost: part))
      #expect(IntegrityCheck(lines).minimumAlteredEnergy() < lines.energy)
      let lost = try #require(LostInk(in: lines, layout: layout))
      #expect(lost.place == place)
      #expect(lost.integrity > 20)
      #expect(lost.energy > lost.lines.energy)
    }
  }

  @Test("a bar that leaves no trace may never have been there")
  func noTrace() {
    let lost = LostInk(in: ensemble(samples(lost: 1)), layout: layout)
    #expect((lost?.integrity ?? 0) < 20)
  }

  @Test("ink in another place is not explained by ink that is missing", arguments: [2, 3])
  func otherBar(module: Int) {
    let lost = LostInk(in: ensemble(samples(lost: 0.8, extra: module)), layout: layout)
    #expect((lost?.integrity ?? 0) < 20)
  }

  @Test("under more blur it is not told from other bars")
  func blurred() {
    #expect(LostInk(in: ensemble(samples(lost: 0.6, sigma: 0.9)), layout: layout) == nil)
  }

  @Test("a symbol is read with it, and only with it")
  func reading() {
    var limits = ModelLimits()
    limits.wornBlur = 0
    let worn = samples(lost: 0.75)
    #expect(decode(worn) == "5012394144777")
    #expect(decode(worn, limits) == nil)
    #expect(decode(samples(lost: 1)) == nil)
    for (part, module): (Float, Int) in [(0.5, 2), (0.75, 2), (0.5, 3), (0.75, 3)] {
      #expect(decode(samples(lost: part, extra: module)) == nil, "\(part) \(module)")
    }
  }
}

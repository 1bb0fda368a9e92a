/// Reads the digits of single bands across a symbol, at the place and with the blur that are known
/// from a reading.
struct BandReader {
  /// What a band shows.
  enum Band {
    /// The digits of the reading.
    case same
    /// Other digits at some places; none if that is not clear.
    case other([Other])
    /// No digits.
    case nothing

    /// The other digits that are clear.
    var clearOthers: [Other] {
      if case .other(let others) = self { others.filter(\.isClear) } else { [] }
    }
  }

  /// A digit that is not that of the reading.
  struct Other {
    let place: Int
    let pattern: Int
    /// Whether it explains the bars as well as the others do theirs.
    let isClear: Bool

    func isSame(as other: Other) -> Bool { place == other.place && pattern == other.pattern }
  }

  private let layout: SymbolLayout
  private let grid: ModuleGrid
  private let parameters: SymbolParameters
  private let patterns: [Int]
  private let mean: LumaProfile
  private let templates: DigitTemplates
  private let guards: [Float]

  /// - Parameter patterns: the digits of the reading.
  init(_ sighting: SymbolSighting, patterns: [Int]) {
    (layout, grid) = (sighting.refinement.layout, sighting.refinement.grid)
    parameters = sighting.fit.parameters
    self.patterns = patterns
    mean = LumaProfile(samples: sighting.refinement.samples)
    templates = DigitTemplates(blur: parameters.blur)
    guards = RenderedSymbol(bars: layout.guardBars, blur: parameters.blur, grid: grid).coverage
  }

  /// What a line across the symbol shows, from the same end as the sighting.
  func read(_ line: LumaProfile) -> Band {
    let geometry = parameters.geometry
    let profile = CumulativeProfile(
      line.lit(as: mean, over: geometry.start...geometry.end).samples)
    let module = (geometry.end - geometry.start) / Float(layout.moduleCount)
    var best: DecodedBand?
    for shift: Float in [0, -0.5, 0.5] {
      var moved = parameters
      moved.geometry.start += shift * module
      moved.geometry.end += shift * module
      let band = DecodedBand(
        coverage: moved.coverage(of: profile, on: grid), near: patterns, templates: templates,
        guards: guards, layout: layout)
      if band.row == patterns { return .same }
      if band.cost < best?.cost ?? .infinity { best = band }
    }
    return best.map { compare($0) } ?? .nothing
  }

  private func compare(_ band: DecodedBand) -> Band {
    let bars = layout.bars(ofDigits: band.row.map { DigitPattern.all[$0].modules })
    let drawn = RenderedSymbol(bars: bars, blur: parameters.blur, grid: grid).coverage
    let misses = zip(drawn, band.coverage).map { ($0 - $1) * ($0 - $1) }
    let quiet = ModuleGrid.cell(ofModule: 0)
    let inside = quiet..<grid.count - quiet
    let signal = inside.reduce(Float(0)) { $0 + (drawn[$1] - 0.5) * (drawn[$1] - 0.5) }
    guard misses[inside].reduce(0, +) < Self.maximumMiss * signal else { return .nothing }
    let rests = layout.digitOffsets.map { offset in
      misses[ModuleGrid.cell(ofModule: offset)...]
        .prefix(DigitPattern.moduleCount * ModuleGrid.cellsPerModule).reduce(0, +)
    }
    let usual = rests.sorted()[rests.count / 2]
    // With noise, the excess is nearly the whole distance if the other digit is printed, and nearly
    // as much below 0 if the read one is.
    let changed = patterns.indices.filter { patterns[$0] != band.row[$0] }
    return .other(
      changed.compactMap { place in
        let distance = templates.distance(patterns[place], band.row[place])
        let excess = band.cost(ofReplacing: place, by: patterns[place]) - band.cost
        let rest = rests[place]
        guard distance > Self.minimumDistance, excess > 0.4 * distance, rest < 0.3 * distance
        else { return nil }
        return Other(
          place: place, pattern: band.row[place],
          isClear: excess > 0.6 * distance && rest < 0.25 * distance
            && rest < max(Self.maximumRest * usual, 0.05 * distance))
      })
  }

  /// Patterns that look more alike under the blur are not told apart: a squared distance in ink.
  private static let minimumDistance: Float = 0.5
  /// How much more of a digit's bars may be left unexplained than is usual in the band.
  private static let maximumRest: Float = 3
  /// A band that is explained worse, as a fraction of what there is to explain, shows no digits.
  private static let maximumMiss: Float = 0.4
}

extension DigitTemplates {
  /// The squared distance of two patterns.
  fileprivate func distance(_ one: Int, _ other: Int) -> Float {
    (0..<Self.width).reduce(0) { sum, cell in
      let difference = waves[one * Self.width + cell] - waves[other * Self.width + cell]
      return sum + difference * difference
    }
  }
}

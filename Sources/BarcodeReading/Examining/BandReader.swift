/// Reads the digits of single bands across a symbol, at the place and with the blur that are known
/// from a reading.
struct BandReader {
  /// What a band shows.
  enum Band {
    /// The digits of the reading.
    case same
    /// Other digits at some places.
    case other([OtherDigit])
    /// No digits.
    case nothing

    var others: [OtherDigit] {
      if case .other(let others) = self { others } else { [] }
    }

    var isSame: Bool {
      if case .same = self { true } else { false }
    }

    var isNothing: Bool {
      if case .nothing = self { true } else { false }
    }
  }

  let layout: SymbolLayout
  private let grid: ModuleGrid
  let parameters: SymbolParameters
  private let patterns: [Int]
  private let mean: LumaProfile
  private let templates: DigitTemplates
  private let guards: [Float]
  let limits: RowLimits
  /// The ink of the reading.
  let drawn: [Float]
  /// How much the ink changes in each run of cells that is wider than a bar; see ``covered(in:)``.
  let spreadsOfBars: [Float]

  /// - Parameter patterns: the digits of the reading.
  init(_ sighting: SymbolSighting, patterns: [Int], _ limits: RowLimits) {
    self.limits = limits
    (layout, grid) = (sighting.refinement.layout, sighting.refinement.grid)
    parameters = sighting.fit.parameters
    self.patterns = patterns
    mean = LumaProfile(
      samples: sighting.refinement.samples, hidden: sighting.refinement.hidden)
    templates = DigitTemplates(blur: parameters.blur)
    guards = RenderedSymbol(bars: layout.guardBars, blur: parameters.blur, grid: grid).coverage
    let bars = layout.bars(ofDigits: patterns.map { DigitPattern.all[$0].modules })
    drawn = RenderedSymbol(bars: bars, blur: parameters.blur, grid: grid).coverage
    spreadsOfBars = Self.spreads(of: drawn, in: layout)
  }

  /// A line across the symbol, from the same end as the sighting.
  func seen(_ line: LumaProfile) -> SeenBand {
    let band = seen(line, covered: [])
    let covered = covered(in: band.ink)
    return covered.isEmpty ? band : seen(line, covered: covered)
  }

  /// The same of a line of which something covers some cells: their light says nothing about that of the others.
  func seen(_ line: LumaProfile, covered: [Bool]) -> SeenBand {
    let lit = line.lit(
      as: mean, over: parameters.geometry.start...parameters.geometry.end,
      except: covered.indices(where: { $0 }).ranges.map(columns))
    let (light, glare) = (CumulativeProfile(lit.samples), CumulativeProfile(hidden: line.hidden))
    return SeenBand(
      line: line, light: light, ink: parameters.coverage(of: light, on: grid),
      hidden: glare.map { grid.hidden($0, along: parameters.geometry) } ?? [], glare: glare,
      covered: covered)
  }

  /// What a band shows in the place of the left and of the right half of the reading's symbol.
  func halves(of band: SeenBand) -> (left: SeenHalf, right: SeenHalf) {
    (half(0, in: band), half(1, in: band))
  }

  private func half(_ index: Int, in band: SeenBand) -> SeenHalf {
    let all = part(index, of: 2, in: band)
    // What is over the bars is no other bars.
    guard all == .other, !band.covered.isEmpty else { return all }
    let beside = part(index, of: 2, in: band.ink, band.unseen)
    return beside == .same ? .unclear : beside
  }

  /// What a band shows in the place of one of so many parts of the reading's symbol, equally wide.
  ///
  /// - Parameters:
  ///   - shift: by how many modules the middle of the part has moved from where the reading has it.
  ///   - stretch: by what fraction of its width the symbol is wider than in the reading.
  func part(
    _ index: Int, of count: Int, in band: SeenBand, shift: Float = 0, stretch: Float = 0
  ) -> SeenHalf {
    let (ink, hidden) = moved(band, index, of: count, shift: shift, stretch: stretch)
    return part(index, of: count, in: ink, hidden)
  }

  /// How much a band looks like one of so many parts of the reading's symbol, with the glare that is on it; see
  /// ``part(_:of:in:shift:stretch:)``.
  func likeness(
    ofPart index: Int, of count: Int, in band: SeenBand, shift: Float, stretch: Float
  ) -> Float {
    let ink = moved(band, index, of: count, shift: shift, stretch: stretch).ink
    let cells = cells(ofPart: index, of: count)
    return SeenBars(ink, in: cells).likeness(to: SeenBars(drawn, in: cells))
  }

  /// The ink of a band in the cells of a part and those beside it, where the part is moved, and what glare hides there.
  private func moved(
    _ band: SeenBand, _ index: Int, of count: Int, shift: Float, stretch: Float
  ) -> (ink: [Float], hidden: [Bool]) {
    guard shift != 0 || stretch != 0 else { return (band.ink, band.hidden) }
    var moved = moved(by: shift)
    let (middle, width) = (
      (Float(index) + 0.5) / Float(count), moved.geometry.end - moved.geometry.start
    )
    moved.geometry.start -= stretch * middle * width
    moved.geometry.end += stretch * (1 - middle) * width
    let cells = cells(ofPart: index, of: count)
    return (
      moved.coverage(
        of: band.light, on: grid, cells: cells.lowerBound - 1..<cells.upperBound + 1),
      band.glare.map { grid.hidden($0, along: moved.geometry) } ?? []
    )
  }

  /// How much the bars of a band look like the digit of the reading at a place, and like the likest other one that
  /// may stand there; nil where glare hides most of them.
  func likeness(ofDigitAt place: Int, in band: SeenBand) -> DigitLikeness? {
    let cells = ModuleGrid.cells(ofDigitAt: layout.digitOffsets[place])
    guard let read = likeness(ofReadDigitAt: place, in: band) else { return nil }
    let bars = SeenBars(band.ink, in: cells, band.hidden)
    let others = layout.candidates[place].filter { $0 != patterns[place] }.map { pattern in
      let ink = templates.replacing(patterns[place], by: pattern, at: cells.lowerBound, in: drawn)
      return (pattern: pattern, likeness: bars.likeness(to: SeenBars(ink, in: cells, band.hidden)))
    }
    return others.max { $0.likeness < $1.likeness }.map {
      DigitLikeness(read: read, other: $0.likeness, otherPattern: $0.pattern)
    }
  }

  /// How much the bars of a band look like the digit of the reading at a place; nil where glare hides most of them.
  func likeness(ofReadDigitAt place: Int, in band: SeenBand) -> Float? {
    let cells = ModuleGrid.cells(ofDigitAt: layout.digitOffsets[place])
    let bars = SeenBars(band.ink, in: cells, band.hidden)
    guard bars.seenPart > limits.seenPart else { return nil }
    return bars.likeness(to: SeenBars(drawn, in: cells, band.hidden))
  }

  /// The bars of a band at the place of a digit, where they are not those of the reading, be these moved by a module;
  /// nil where they are, where there are hardly any, and where glare or a cover is on them.
  func strangeBars(atDigit place: Int, in band: SeenBand) -> SeenBars? {
    let cells = ModuleGrid.cells(ofDigitAt: layout.digitOffsets[place])
    guard !band.isCovered(in: cells), band.hidden.isEmpty || !band.hidden[cells].contains(true)
    else { return nil }
    let bars = SeenBars(band.ink, in: cells)
    let module = ModuleGrid.cellsPerModule
    let isStrange = [0, -module, module].allSatisfy { shift in
      let read = SeenBars(drawn, in: cells.lowerBound + shift..<cells.upperBound + shift)
      return bars.isStrange(to: read, limits)
    }
    return isStrange ? bars : nil
  }

  /// Whether glare hides some of a part of a band.
  func hides(_ index: Int, of count: Int, in band: SeenBand) -> Bool {
    !band.hidden.isEmpty && band.hidden[cells(ofPart: index, of: count)].contains(true)
  }

  private func cells(ofPart index: Int, of count: Int) -> Range<Int> {
    ModuleGrid.cells(of: 0..<layout.moduleCount).split(in: count)[index]
  }

  private func part(
    _ index: Int, of count: Int, in ink: [Float], _ hidden: [Bool]
  ) -> SeenHalf {
    let cells = cells(ofPart: index, of: count)
    let all = SeenHalf(SeenBars(ink, in: cells), read: SeenBars(drawn, in: cells), limits)
    // A narrow strip of light hardly changes what is seen, but its soft edge is wider than what it hides.
    guard hidden.contains(true), all != .same else { return all }
    return SeenHalf(
      SeenBars(ink, in: cells, hidden), read: SeenBars(drawn, in: cells, hidden), limits)
  }

  private func moved(by modules: Float) -> SymbolParameters {
    var moved = parameters
    let shift = modules * (moved.geometry.end - moved.geometry.start) / Float(layout.moduleCount)
    moved.geometry.start += shift
    moved.geometry.end += shift
    return moved
  }

  /// What a band shows.
  func read(_ seen: SeenBand) -> Band {
    let inside = ModuleGrid.cells(of: 0..<layout.moduleCount)
    guard
      seen.hidden.isEmpty
        || Double(seen.hidden[inside].count { !$0 }) > limits.seenPart * Double(inside.count)
    else { return .nothing }
    var best: DecodedBand?
    for shift: Float in [0, -0.5, 0.5] {
      let place = moved(by: shift)
      var coverage = shift == 0 ? seen.ink : place.coverage(of: seen.light, on: grid)
      let hidden = seen.glare.map { grid.hidden($0, along: place.geometry) } ?? []
      // What glare hides speaks for no digit: there it is as read.
      for cell in hidden.indices where hidden[cell] { coverage[cell] = drawn[cell] }
      let band = DecodedBand(
        coverage: coverage, near: patterns, templates: templates, guards: guards, layout: layout)
      if band.row == patterns { return .same }
      if band.cost < best?.cost ?? .infinity { best = band }
    }
    return best.map { compare($0, with: seen) } ?? .nothing
  }

  private func compare(_ band: DecodedBand, with line: SeenBand) -> Band {
    let hidden = line.hidden
    let bars = layout.bars(ofDigits: band.row.map { DigitPattern.all[$0].modules })
    let drawn = RenderedSymbol(bars: bars, blur: parameters.blur, grid: grid).coverage
    let misses = zip(drawn, band.coverage).map { ($0 - $1) * ($0 - $1) }
    let quiet = ModuleGrid.cell(ofModule: 0)
    let inside = quiet..<grid.count - quiet
    let signal = inside.filter { hidden.isEmpty || !hidden[$0] }.reduce(Float(0)) {
      $0 + (drawn[$1] - 0.5) * (drawn[$1] - 0.5)
    }
    guard misses[inside].reduce(0, +) < limits.maximumMiss * signal else { return .nothing }
    let digits = layout.digitOffsets.map(ModuleGrid.cells(ofDigitAt:))
    let rests = digits.map { misses[$0].reduce(0, +) }
    let seen = rests.indices.filter { hidden.isEmpty || !hidden[digits[$0]].contains(true) }
      .map { rests[$0] }
    let usual = seen.isEmpty ? 0 : seen.sorted()[seen.count / 2]
    // What is over the bars of a digit is no other one.
    let changed = patterns.indices.filter {
      patterns[$0] != band.row[$0] && !line.isCovered(in: digits[$0])
    }
    return .other(
      changed.map { place in
        OtherDigit(
          pattern: band.row[place], at: place, seen: SeenBars(band.coverage, in: digits[place]),
          read: SeenBars(self.drawn, in: digits[place]),
          distance: templates.distance(patterns[place], band.row[place]),
          excess: band.cost(ofReplacing: place, by: patterns[place]) - band.cost,
          rest: rests[place], usualRest: usual, limits)
      })
  }
}

extension DigitTemplates {
  /// The ink of a symbol with one pattern replaced by another.
  ///
  /// - Parameter first: the first cell of the digit.
  fileprivate func replacing(
    _ one: Int, by other: Int, at first: Int, in ink: [Float]
  ) -> [Float] {
    var ink = ink
    let start = first - Self.tail * ModuleGrid.cellsPerModule
    for cell in 0..<Self.usedWidth where ink.indices.contains(start + cell) {
      ink[start + cell] += waves[other * Self.width + cell] - waves[one * Self.width + cell]
    }
    return ink
  }

  /// The squared distance of two patterns.
  fileprivate func distance(_ one: Int, _ other: Int) -> Float {
    (0..<Self.width).reduce(0) { sum, cell in
      let difference = waves[one * Self.width + cell] - waves[other * Self.width + cell]
      return sum + difference * difference
    }
  }
}

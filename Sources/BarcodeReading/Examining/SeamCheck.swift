/// Looks for a seam between the halves of a symbol: those of two labels, side by side.
///
/// zbar reads each half by itself, and two halves that do not belong together are a valid code once in
/// ten times. But paper is in one piece, however it is bent: two halves of one symbol, each put where
/// it fits best, have the centre guard at the same place.
struct SeamCheck {
  private let place: ExaminedPlace
  private let layout: SymbolLayout
  private let shape: DrawnShape
  /// The directions in which the rows may show the symbol.
  private let directions: [Bool]
  private let limits: ExaminingLimits

  /// Rows are averaged in twos, to have less noise.
  private static let bandHeight = 2
  /// So many digits on either side of the centre tell where it is: few enough to be hardly bent, and enough to look
  /// like nothing else.
  private static let digitsBesideCentre = 3

  /// - Parameters:
  ///   - patterns: the digits of the reading.
  ///   - isReversed: whether the rows show the symbol from their other end; nil where that is not
  ///     known.
  init(
    _ place: ExaminedPlace, layout: SymbolLayout, patterns: [Int], isReversed: Bool?,
    _ limits: ExaminingLimits
  ) {
    (self.place, self.layout, self.limits) = (place, layout, limits)
    let decoder = layout.decoder
    let bars = layout.bars(ofDigits: decoder.modules(of: patterns))
    shape = DrawnShape(bars, grid: decoder.grid, clearLikeness: limits.placedLikeness)
    directions = isReversed.map { [$0] } ?? [false, true]
  }

  /// Whether the rows together show both halves, but not in one piece, and no majority of bands shows them in one:
  /// where paper is crumpled each row is bent otherwise, and their mean like none of them.
  var isSeamInAllRows: Bool {
    guard isSeam(in: ExaminedPlace.rows) else { return false }
    let bands = bands
    let inPlace = bands.count { jumps(in: $0).contains { abs($0) <= limits.maximumJump } }
    return 2 * inPlace <= bands.count
  }

  /// Whether some rows do: where the seam crosses the bars slantwise, only a few rows show both halves.
  var isSeamInSomeRows: Bool { bands.contains { isSeam(in: $0) } }

  /// Whether two neighbouring bands do, and clearly: the bars of labels that are tilted against each
  /// other meet in some rows, and are moved against each other in the next.
  var isClearSeamInNeighbours: Bool {
    let bands = bands
    func isClear(_ index: Int) -> Bool {
      bands.indices.contains(index) && !showsOnePiece(in: bands[index])
        && isSeam(in: bands[index], beyond: limits.clearJump)
    }
    // Of two neighbours one has an odd number.
    return bands.indices.contains {
      $0 % 2 == 1 && isClear($0) && (isClear($0 - 1) || isClear($0 + 1))
    }
  }

  private var bands: [Range<Int>] {
    let rows = ExaminedPlace.rows
    return stride(from: rows.lowerBound, to: rows.upperBound, by: Self.bandHeight).map {
      $0..<$0 + Self.bandHeight
    }
  }

  private func isSeam(in rows: Range<Int>, beyond jump: Float? = nil) -> Bool {
    let limit = jump ?? limits.maximumJump
    return jumps(in: rows).contains { abs($0) > limit }
  }

  /// How far some rows show the right half moved against the left one, in the directions in which they may show the
  /// symbol.
  private func jumps(in rows: Range<Int>) -> [Float] {
    let line = place.profile(of: rows)
    return directions.compactMap { jump(in: $0 ? line.reversed : line) }
  }

  /// Whether some rows show both halves where one symbol has them: then no other place that is a module
  /// away looks more like one of them. To see that takes a hundredth of the search for each half.
  private func showsOnePiece(in rows: Range<Int>) -> Bool {
    let line = place.profile(of: rows)
    return directions.contains { isReversed in
      let line = isReversed ? line.reversed : line
      let (profile, span) = (CumulativeProfile(line.samples), span(of: line))
      func showsHalves(_ whole: DrawnShape.Place) -> Bool {
        likenesses(ofHalvesAt: whole, in: profile).allSatisfy { $0 > limits.onePieceLikeness }
      }
      return showsHalves(shape.nearPlace(in: profile, around: span))
        || showsHalves(shape.place(in: profile, around: span))
    }
  }

  /// How much a profile looks like each half of the symbol at a place of the whole.
  private func likenesses(
    ofHalvesAt whole: DrawnShape.Place, in profile: CumulativeProfile
  ) -> [Float] {
    [layout.halves.left, layout.halves.right].map { modules in
      shape.place(at: whole.geometry, in: profile, cells: ModuleGrid.cells(of: modules)).likeness
    }
  }

  /// Whether a half of the symbol is clearly seen in its place, and the other is not.
  var showsOneHalf: Bool {
    let line = place.profile(of: ExaminedPlace.rows)
    return directions.contains { isReversed in
      guard let halves = halves(in: isReversed ? line.reversed : line) else { return false }
      let likenesses = [halves.left.likeness, halves.right.likeness].sorted()
      return likenesses[0] < limits.halfLikeness && likenesses[1] > limits.halfLikeness
    }
  }

  /// How far the right half is moved against the left one, in modules; 0 where a smooth bend explains that, nil
  /// where the halves are not clearly seen, or the symbol has none.
  private func jump(in line: LumaProfile) -> Float? {
    guard let halves = halves(in: line), halves.left.likeness > limits.halfLikeness,
      halves.right.likeness > limits.halfLikeness
    else { return nil }
    let module = (halves.span.upperBound - halves.span.lowerBound) / Float(layout.moduleCount)
    let jump = (halves.right.centre - halves.left.centre) / module
    guard abs(jump) > limits.maximumJump else { return jump }
    if isBent(line, halves.left, halves.right) { return 0 }
    let beside = besideCentre(halves.left, halves.right, in: CumulativeProfile(line.samples))
    return beside.map { $0 / module } ?? jump
  }

  /// How far the three digits right of the centre are moved against those left of it, in samples; nil where these are
  /// not clearly seen. On crumpled paper the bend of a whole half moves its centre guard farther than a seam may.
  private func besideCentre(
    _ left: HalfPlace, _ right: HalfPlace, in profile: CumulativeProfile
  ) -> Float? {
    let count = Self.digitsBesideCentre * DigitPattern.moduleCount
    let (first, last) = (layout.halves.right.lowerBound, layout.halves.left.upperBound)
    let near = [(left, first - count..<last), (right, first..<last + count)].map { half, modules in
      half.part(modules, in: profile, layout: layout, stretch: limits.halfStretch)
    }
    guard near.allSatisfy({ $0.likeness > limits.halfLikeness }) else { return nil }
    return near[1].centre - near[0].centre
  }

  /// Whether the line shows both halves better along one smooth curve than each by itself where it fits best: on
  /// crumpled paper. A curve through a seam is wrong on both sides of it.
  private func isBent(_ line: LumaProfile, _ left: HalfPlace, _ right: HalfPlace) -> Bool {
    guard let curve = place.bend(of: line, layout) else { return false }
    let unbent = line.unbent(by: curve)
    let profile = CumulativeProfile(unbent.samples)
    let whole = shape.nearPlace(in: profile, around: span(of: unbent))
    let halves = likenesses(ofHalvesAt: whole, in: profile)
    return halves.min() ?? 0 > limits.onePieceLikeness
      && halves.reduce(0, +) > left.likeness + right.likeness
  }

  /// Each half where it fits best; nil for a symbol without halves.
  private func halves(
    in line: LumaProfile
  ) -> (left: HalfPlace, right: HalfPlace, span: ClosedRange<Float>)? {
    guard layout.symbology != .upcE else { return nil }
    let span = span(of: line)
    let profile = CumulativeProfile(line.samples)
    func place(of modules: Range<Int>) -> HalfPlace {
      HalfPlace(
        of: modules, in: profile, around: span, shape: shape, layout: layout,
        stretch: limits.halfStretch)
    }
    return (place(of: layout.halves.left), place(of: layout.halves.right), span)
  }

  /// Where the symbol would be without a seam, in samples.
  private func span(of line: LumaProfile) -> ClosedRange<Float> {
    line.expectedSpan ?? 0...Float(line.samples.count)
  }
}

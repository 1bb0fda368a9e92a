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

  /// Whether the rows together show both halves, but not in one piece.
  var isSeamInAllRows: Bool { isSeam(in: ExaminedPlace.rows) }

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
    let line = place.profile(of: rows)
    return directions.contains { isReversed in
      self.jump(in: isReversed ? line.reversed : line).map { abs($0) > limit } ?? false
    }
  }

  /// Whether some rows show both halves where one symbol has them: then no other place that is a module
  /// away looks more like one of them. To see that takes a hundredth of the search for each half.
  private func showsOnePiece(in rows: Range<Int>) -> Bool {
    let line = place.profile(of: rows)
    return directions.contains { isReversed in
      let line = isReversed ? line.reversed : line
      let (profile, span) = (CumulativeProfile(line.samples), span(of: line))
      func showsHalves(_ whole: DrawnShape.Place) -> Bool {
        [layout.halves.left, layout.halves.right].allSatisfy { modules in
          let half = shape.place(
            at: whole.geometry, in: profile, cells: ModuleGrid.cells(of: modules))
          return half.likeness > limits.onePieceLikeness
        }
      }
      return showsHalves(shape.nearPlace(in: profile, around: span))
        || showsHalves(shape.place(in: profile, around: span))
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

  /// How far the right half is moved against the left one, in modules; nil where the halves are not
  /// clearly seen, or the symbol has none.
  private func jump(in line: LumaProfile) -> Float? {
    guard let halves = halves(in: line), halves.left.likeness > limits.halfLikeness,
      halves.right.likeness > limits.halfLikeness
    else { return nil }
    let module = (halves.span.upperBound - halves.span.lowerBound) / Float(layout.moduleCount)
    return (halves.right.centre - halves.left.centre) / module
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

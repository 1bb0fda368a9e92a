/// Looks for a step between the halves of a symbol: halves of two symbols side by side, one higher up than the other.
///
/// The ends of one symbol's bars lie on two lines, which may slant or bend, or be cut off by the edge of the picture,
/// but have no step. With one half higher up, both lines have a step in the middle.
struct StepCheck {
  private let bands: ExaminedBands
  /// What each band shows in the place of each quarter of the symbol.
  private let quarters: [[SeenHalf]]
  private let limits: RowLimits

  private static let count = 4

  init(
    _ sighting: SymbolSighting, at place: ExaminedPlace, patterns: [Int], _ limits: RowLimits
  ) {
    let reader = BandReader(sighting, patterns: patterns, limits)
    let bands = ExaminedBands(of: place, isReversed: sighting.isReversed)
    self.bands = bands
    quarters = bands.all.map { reader.parts(Self.count, of: bands.line(of: $0)) }
    self.limits = limits
  }

  /// Whether the bars' upper and lower ends have a step in the same direction.
  var showsStep: Bool {
    let ends = (0..<Self.count).map { quarter in
      let seen = bands.all.filter { quarters[$0][quarter] == .same }
      return (
        top: seen.first.flatMap { isEnd(of: quarter, before: $0 - 1) ? $0 : nil },
        bottom: seen.last.flatMap { isEnd(of: quarter, before: $0 + 1) ? $0 : nil }
      )
    }
    guard let top = step(ends.compactMap(\.top)), let bottom = step(ends.compactMap(\.bottom))
    else { return false }
    return min(top, bottom) >= limits.minimumStep || max(top, bottom) <= -limits.minimumStep
  }

  /// Whether the bars of a quarter end before a band, and not the picture.
  private func isEnd(of quarter: Int, before next: Int) -> Bool {
    !bands.all.contains(next)
      || bands.isInPicture(next, at: (Double(quarter) + 0.5) / Double(Self.count))
  }

  /// How much more the ends of the bars move from the second to the third quarter than, in the same direction, from
  /// the first to the second or from the third to the last, in bands: downwards if positive. Nil where the end of a
  /// quarter is not seen.
  private func step(_ ends: [Int]) -> Int? {
    guard ends.count == Self.count else { return nil }
    let moves = zip(ends.dropFirst(), ends).map { $0 - $1 }
    let direction = moves[1].signum()
    return direction * max(abs(moves[1]) - max(moves[0] * direction, moves[2] * direction), 0)
  }
}

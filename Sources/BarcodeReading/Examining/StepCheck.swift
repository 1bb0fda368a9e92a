/// Looks for a step between the halves of a symbol: halves of two symbols side by side, one higher up than the other.
///
/// The ends of one symbol's bars lie on two lines, which may slant or bend, be cut off by the edge of the picture or
/// be hidden by glare, but have no step. With one half higher up, both lines have a step in the middle. What covers the
/// upper half on one side of the middle and the lower half on the other looks the same, and so may glare; then a code
/// is not believed.
struct StepCheck {
  private var search: BarEndSearch
  private let limits: RowLimits

  init(_ seen: SeenBands, _ limits: RowLimits) {
    search = BarEndSearch(seen, limits)
    self.limits = limits
  }

  /// Whether the bars' upper and lower ends have a step in the same direction.
  mutating func showsStep() -> Bool {
    // What lies over the bars makes a step of one line of ends, or hides some.
    guard lines(of: search.ends(acrossGaps: false)).contains(where: mayHaveStep) else {
      return false
    }
    let all = lines(of: search.ends(acrossGaps: true))
    return [-1, 1].contains { direction in
      all.allSatisfy { $0.largestStep(direction) >= limits.minimumStep }
    }
  }

  private func mayHaveStep(_ line: EndLine) -> Bool {
    [line.step, -line.step, line.largestStep(1), line.largestStep(-1)].contains {
      $0 >= limits.minimumStep
    }
  }

  private func lines(of ends: (upper: [BarEnd?], lower: [BarEnd?])) -> [EndLine] {
    [
      EndLine(ends.upper, outwards: -1, parallelTo: ends.lower),
      EndLine(ends.lower, outwards: 1, parallelTo: ends.upper),
    ]
  }
}

/// What a line shows in the place of one half of a symbol, or of a quarter.
enum SeenHalf {
  /// The bars of the reading.
  case same
  /// Other bars.
  case other
  /// Neither bars of the reading nor any others: paper.
  case blank
  /// Something between these.
  case unclear

  init(_ bars: SeenBars, read: SeenBars, _ limits: RowLimits) {
    let likeness = bars.likeness(to: read)
    self =
      if bars.seenPart < limits.seenPart {
        .unclear
      } else if likeness > limits.sameHalf {
        .same
      } else if likeness < limits.otherHalf, bars.spread > limits.barsContrast * read.spread {
        .other
      } else {
        bars.spread < limits.paperContrast * read.spread ? .blank : .unclear
      }
  }

  /// Whether the bars of the reading are not there.
  var isMissing: Bool { self == .other || self == .blank }
}

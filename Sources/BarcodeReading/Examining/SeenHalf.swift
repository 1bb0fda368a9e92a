/// What a line shows in the place of one half of a symbol.
enum SeenHalf {
  /// The bars of the reading.
  case same
  /// Other bars.
  case other
  /// Neither bars of the reading nor any others: paper.
  case blank
  /// Something between these.
  case unclear

  /// The likeness of a half from which it is that of the reading, and up to which it is another.
  private static let likeness: (same: Float, other: Float) = (0.85, 0.5)
  /// How much of the reading's contrast other bars have at least, and paper at most.
  private static let contrast: (bars: Float, paper: Float) = (0.6, 0.2)

  init(_ bars: SeenBars, read: SeenBars) {
    let likeness = bars.likeness(to: read)
    self =
      if likeness > Self.likeness.same {
        .same
      } else if likeness < Self.likeness.other, bars.spread > Self.contrast.bars * read.spread {
        .other
      } else {
        bars.spread < Self.contrast.paper * read.spread ? .blank : .unclear
      }
  }

  /// Whether the bars of the reading are not there.
  var isMissing: Bool { self == .other || self == .blank }
}

/// A digit of a band that is not that of the reading.
struct OtherDigit {
  let place: Int
  private let pattern: Int
  private let seen: SeenBars
  /// Whether it explains the bars better than the digit of the reading does.
  let isSeen: Bool
  /// Whether it explains the bars as well as the others do theirs.
  let isClear: Bool
  /// Whether there are bars, but not those of the digit of the reading.
  private let isStrange: Bool

  /// - Parameters:
  ///   - seen: the bars of the band at its place.
  ///   - read: those of the digit of the reading.
  ///   - distance: the squared distance of the two digits' bars.
  ///   - excess: how much more the digit of the reading costs.
  ///   - rest: what is left unexplained of the bars: a squared distance.
  ///   - usualRest: the same of the median digit.
  init(
    pattern: Int, at place: Int, seen: SeenBars, read: SeenBars, distance: Float,
    excess: Float, rest: Float, usualRest: Float
  ) {
    (self.place, self.pattern, self.seen) = (place, pattern, seen)
    // With noise, the excess is nearly the whole distance if the other digit is printed, and nearly
    // as much below 0 if the read one is. Blank paper or a thumb over the bars is no digit, however
    // little ink some digits have.
    isSeen =
      distance > Self.minimumDistance && excess > 0.4 * distance && rest < 0.3 * distance
      && rest < seen.spread
    isClear =
      isSeen && excess > 0.6 * distance && rest < 0.25 * distance
      && rest < max(Self.maximumRest * usualRest, 0.05 * distance)
    isStrange =
      seen.spread > 0.5 * read.spread && seen.likeness(to: read) < Self.maximumLikeness
  }

  func isSame(as other: OtherDigit) -> Bool { place == other.place && pattern == other.pattern }

  /// Whether two bands show the same bars there, and not those of the reading, be they a digit on its
  /// grid of modules or not.
  func showsSameBars(as other: OtherDigit) -> Bool {
    place == other.place && isStrange && other.isStrange
      && seen.likeness(to: other.seen) > Self.sameBars
  }

  /// Patterns that look more alike under the blur are not told apart: a squared distance in ink.
  private static let minimumDistance: Float = 0.5
  /// How much more of a digit's bars may be left unexplained than is usual in the band.
  private static let maximumRest: Float = 3
  /// The likeness to the bars of the reading under which bars are others: on labelled photos no two
  /// bands with the same bars have less than 0.85.
  private static let maximumLikeness: Float = 0.6
  private static let sameBars: Float = 0.95
}

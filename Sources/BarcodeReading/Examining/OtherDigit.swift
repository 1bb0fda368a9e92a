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
  /// The likeness of two bands that show the same bars.
  private let sameBars: Float

  /// - Parameters:
  ///   - seen: the bars of the band at its place.
  ///   - read: those of the digit of the reading.
  ///   - distance: the squared distance of the two digits' bars.
  ///   - excess: how much more the digit of the reading costs.
  ///   - rest: what is left unexplained of the bars: a squared distance.
  ///   - usualRest: the same of the median digit.
  init(
    pattern: Int, at place: Int, seen: SeenBars, read: SeenBars, distance: Float,
    excess: Float, rest: Float, usualRest: Float, _ limits: RowLimits
  ) {
    (self.place, self.pattern, self.seen) = (place, pattern, seen)
    sameBars = limits.sameBars
    // With noise, the excess is nearly the whole distance if the other digit is printed, and nearly
    // as much below 0 if the read one is. Blank paper or a thumb over the bars is no digit, however
    // little ink some digits have.
    isSeen =
      distance > limits.minimumDistance && excess > limits.seenExcess * distance
      && rest < limits.seenRest * distance
      && rest < seen.spread
    isClear =
      isSeen && excess > limits.clearExcess * distance && rest < limits.clearRest * distance
      && rest < max(limits.unusualRest * usualRest, limits.littleRest * distance)
    isStrange = seen.isStrange(to: read, limits)
  }

  func isSame(as other: OtherDigit) -> Bool { place == other.place && pattern == other.pattern }

  /// Whether two bands show the same bars there, and not those of the reading, be they a digit on its
  /// grid of modules or not.
  func showsSameBars(as other: OtherDigit) -> Bool {
    place == other.place && isStrange && other.isStrange
      && seen.likeness(to: other.seen) > sameBars
  }
}

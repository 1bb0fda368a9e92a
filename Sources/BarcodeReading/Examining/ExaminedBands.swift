/// The rows of an examined place in bands from top to bottom, each from the end at which reading begins.
struct ExaminedBands {
  private let strip: Strip
  private let isReversed: Bool

  /// Rows are averaged in twos, to have less noise.
  private static let height = 2

  /// - Parameter isReversed: whether the rows show the symbol from their other end.
  init(of place: ExaminedPlace, isReversed: Bool) {
    (strip, self.isReversed) = (place.strip, isReversed)
  }

  /// The indices of all bands.
  var all: Range<Int> { 0..<strip.rows / Self.height }

  /// Those of the bands on the reading.
  var ofReading: Range<Int> {
    let rows = ExaminedPlace.rows
    return rows.lowerBound / Self.height..<rows.upperBound / Self.height
  }

  /// The mean of a band's rows.
  func line(of band: Int) -> LumaProfile {
    let first = band * Self.height
    let line = strip.profile(of: first..<first + Self.height)
    return isReversed ? line.reversed : line
  }
}

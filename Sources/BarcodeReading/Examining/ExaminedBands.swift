/// The rows of an examined place in bands from top to bottom, each from the end at which reading begins.
struct ExaminedBands {
  private let place: ExaminedPlace
  private let isReversed: Bool

  /// Rows are averaged in twos, to have less noise.
  private static let height = 2

  /// - Parameter isReversed: whether the rows show the symbol from their other end.
  init(of place: ExaminedPlace, isReversed: Bool) {
    (self.place, self.isReversed) = (place, isReversed)
  }

  /// The indices of all bands.
  var all: Range<Int> { 0..<place.strip.rows / Self.height }

  /// Those of the bands on the reading.
  var ofReading: Range<Int> {
    let rows = ExaminedPlace.rows
    return rows.lowerBound / Self.height..<rows.upperBound / Self.height
  }

  /// The mean of a band's rows; of one above or below all bands too.
  func line(of band: Int) -> LumaProfile {
    let line = place.profile(of: rows(of: band))
    return isReversed ? line.reversed : line
  }

  /// Whether the picture goes as far as a band, at a fraction of the symbol's width from where reading begins.
  func isInPicture(_ band: Int, at fraction: Double) -> Bool {
    place.isInPicture(rows(of: band), at: isReversed ? 1 - fraction : fraction)
  }

  /// Whether glare hides bars on the line of a band, in each of so many parts of the symbol.
  func hidden(on line: LumaProfile, in count: Int, _ limits: RowLimits) -> [Bool] {
    place.hidden(on: line, in: count, limits)
  }

  /// Some columns of a band's line, in the place.
  func cover(over columns: Range<Int>, of band: Int) -> Cover {
    let end = place.strip.columns
    return Cover(
      rows: rows(of: band),
      columns: isReversed ? end - columns.upperBound..<end - columns.lowerBound : columns)
  }

  private func rows(of band: Int) -> Range<Int> { band * Self.height..<(band + 1) * Self.height }
}

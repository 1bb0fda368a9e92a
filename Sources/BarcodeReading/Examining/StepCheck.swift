/// Looks for a step between the halves of a symbol: halves of two symbols side by side, one higher up than the other.
///
/// The ends of one symbol's bars lie on two lines, which may slant or bend, or be cut off by the edge of the picture,
/// but have no step. With one half higher up, both lines have a step in the middle. What covers the upper half on
/// one side of the middle and the lower half on the other looks the same, and then a code is not believed.
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
    let ends = (0..<Self.count).map(self.ends)
    guard let top = Self.step(ends.compactMap(\.top)),
      let bottom = Self.step(ends.compactMap(\.bottom))
    else { return false }
    return min(top, bottom) >= limits.minimumStep || max(top, bottom) <= -limits.minimumStep
  }

  /// The first and the last band that show the bars of a quarter: from those of the reading outwards, over gaps of
  /// a band. Nil where none does, and where not the bars end but the picture.
  private func ends(of quarter: Int) -> (top: Int?, bottom: Int?) {
    func shows(_ band: Int) -> Bool {
      bands.all.contains(band) && quarters[band][quarter] == .same
    }
    func end(from band: Int?, by step: Int) -> Int? {
      guard var end = band else { return nil }
      while shows(end + step) || shows(end + 2 * step) { end += step }
      return isInPicture(end + step, quarter) ? end : nil
    }
    let seen = bands.ofReading.filter(shows)
    return (end(from: seen.first, by: -1), end(from: seen.last, by: 1))
  }

  private func isInPicture(_ band: Int, _ quarter: Int) -> Bool {
    bands.isInPicture(band, at: (Double(quarter) + 0.5) / Double(Self.count))
  }

  /// How much more the ends of the bars move from the second to the third quarter than from the first to the second
  /// and from the third to the last, in bands: downwards if positive. Nil where the end of a quarter is not seen.
  ///
  /// Ends that slant move as much everywhere, and those that the edge of a picture cuts off not only in the middle.
  static func step(_ ends: [Int]) -> Int? {
    guard ends.count == count, let first = ends.min(), let last = ends.max() else { return nil }
    let moves = zip(ends.dropFirst(), ends).map { $0 - $1 }
    let (left, right) = (moves[1] - moves[0], moves[1] - moves[2])
    guard left.signum() == right.signum() else { return 0 }
    return left.signum() * min(abs(left), abs(right), last - first)
  }
}

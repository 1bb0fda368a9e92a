/// The line of the upper ends of a symbol's bars, or of the lower ones, as far as it is seen: the end of each quarter.
struct EndLine {
  private let ends: [BarEnd?]
  /// 1 for the lower ends, -1 for the upper ones.
  private let outwards: Int
  /// How far the line at the other ends moves from one quarter to the next in either half, where that is certain.
  private let otherSlants: [Int?]

  /// The steepest slant of the ends from one quarter to the next that tells that glare hides no step, in bands, each a
  /// twelfth of the reading's height: a steeper one is rather that of a spoiled quarter.
  private static let steepest = 2

  init(_ ends: [BarEnd?], outwards: Int, parallelTo other: [BarEnd?]) {
    (self.ends, self.outwards) = (Self.withoutSlanting(ends), outwards)
    otherSlants = Self.slants(of: Self.withoutSlanting(other))
  }

  /// Ends that slant in both halves show a part of a quarter's bars over as many bands as they slant: there nothing is
  /// hidden.
  private static func withoutSlanting(_ ends: [BarEnd?]) -> [BarEnd?] {
    guard ends.count == BarEndSearch.count, let first = ends[0], let left = ends[1],
      let right = ends[2], let last = ends[3]
    else { return ends }
    let slant = min(abs(left.band - first.band), abs(last.band - right.band))
    return [first, left, right, last].map { end in
      guard let hidden = end.hidden, abs(hidden - end.band) <= slant else { return end }
      return BarEnd(band: end.band)
    }
  }

  /// The step in the middle where all bars end with the last band that shows them; see ``step(of:)``.
  var step: Int { step(of: ends.map { $0.flatMap(\.extremes.first) }) }

  /// The largest step in a direction, downwards or upwards, that the line may have with what is hidden of it, in bands.
  func largestStep(_ direction: Int) -> Int {
    let possible = ends.possible.map { step(of: $0) * direction }.max() ?? 0
    let known = stepOfHalves(ends, steepest: Self.steepest)
    return min(possible, known.map { $0 * direction } ?? .max)
  }

  /// How much more ends move from the second to the third quarter than from the first to the second and from the third
  /// to the last, in bands: downwards if positive. 0 where that is not known.
  ///
  /// Ends that slant move as much everywhere, and those at the other end of the bars too. Bars that the edge of a
  /// picture cuts off may go on beyond it, which makes a step larger only where they already go on beyond those beside
  /// them.
  private func step(of ends: [BarEnd?]) -> Int {
    guard ends.count == BarEndSearch.count else { return 0 }
    guard let left = ends[1], let right = ends[2] else {
      return stepOfHalves(ends, steepest: .max) ?? 0
    }
    let move = right.band - left.band
    let slants = likeliestSlants(of: ends).compactMap { $0 }
    let bands = ends.compactMap { $0?.band }
    let range = (bands.max() ?? 0) - (bands.min() ?? 0)
    let step =
      switch slants.count {
      case 0: 0
      case 1: move.signum() * max(abs(move) - abs(slants[0]), 0)
      default: Self.lesser(move - slants[0], move - slants[1], range)
      }
    let nearer = step * outwards > 0 ? left : right
    return nearer.isCutOff ? 0 : step
  }

  /// The lesser of two steps in the same direction, and no more than a size; 0 where they have not the same.
  private static func lesser(_ one: Int, _ other: Int, _ size: Int) -> Int {
    one.signum() == other.signum() ? one.signum() * min(abs(one), abs(other), size) : 0
  }

  /// How far ends move from the first to the second quarter and from the third to the last, in bands; nil where that
  /// is not certain.
  private static func slants(of ends: [BarEnd?]) -> [Int?] {
    guard ends.count == BarEndSearch.count else { return [nil, nil] }
    return [(ends[0], ends[1]), (ends[2], ends[3])].map { end, next in
      guard let end, let next, end.isCertain, next.isCertain else { return nil }
      return next.band - end.band
    }
  }

  /// The same of ends that there may be: what is certain of this line or the other comes first.
  private func likeliestSlants(of ends: [BarEnd?]) -> [Int?] {
    zip(Self.slants(of: self.ends), zip(otherSlants, Self.slants(of: ends))).map {
      $0 ?? $1.0 ?? $1.1
    }
  }

  /// The step that three quarters show where the end of the fourth is not seen, in bands: downwards if positive. Nil
  /// where it is one at an end of the symbol, or where fewer are seen.
  ///
  /// A half that is seen tells how much the ends slant, and the far quarter of the other half how far that stands from
  /// there: a step moves all of a half.
  ///
  /// - Parameter steepest: the steepest slant that tells it.
  private func stepOfHalves(_ ends: [BarEnd?], steepest: Int) -> Int? {
    guard ends.count == BarEndSearch.count, let first = ends[0], let last = ends[3],
      first.isCertain, last.isCertain
    else { return nil }
    let slants = zip(Self.slants(of: ends), likeliestSlants(of: ends)).compactMap {
      own, likeliest in own == nil ? nil : likeliest
    }
    guard slants.count == 1, abs(slants[0]) <= steepest else { return nil }
    return last.band - first.band - (BarEndSearch.count - 1) * slants[0]
  }
}

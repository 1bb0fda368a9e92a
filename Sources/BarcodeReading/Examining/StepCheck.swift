/// Looks for a step between the halves of a symbol: halves of two symbols side by side, one higher up than the other.
///
/// The ends of one symbol's bars lie on two lines, which may slant or bend, be cut off by the edge of the picture or
/// be hidden by glare, but have no step. With one half higher up, both lines have a step in the middle. What covers the
/// upper half on one side of the middle and the lower half on the other looks the same, and so may glare; then a code
/// is not believed.
struct StepCheck {
  private let seen: SeenBands
  private let limits: RowLimits
  /// The bands that were looked at, by the light of all of them.
  private var bands: [Int: SeenBand] = [:]
  /// In which quarters glare hides bands.
  private var hidden: [Int: [Bool]] = [:]

  /// The parts of the symbol whose ends are compared.
  private static let count = 4
  /// By how many modules bars may move from one band to the next: how they bend and fan out is known on the reading
  /// only.
  private static let moves: [(shift: Float, stretch: Float)] = [
    (0, 0), (-0.25, 0), (0.25, 0), (0, -0.01), (0, 0.01),
  ]
  /// The bars of a quarter have ended where so many bands in sequence do not show them.
  private static let reach = 2
  /// The steepest slant of the ends from one quarter to the next that is not one of a spoiled quarter, in bands: a
  /// twelfth of the reading's height each. Without it one more of the distractors of `make_distractors.py --lit`, seed
  /// 32, gives a code.
  private static let steepest = 2
  /// Over so many bands without bars they are looked for beyond glare: two and a half times the height of the reading.
  private static let widestGlare = 30
  /// Over so many bands bars are followed: ten times the height of the reading.
  private static let farthest = 120

  init(_ seen: SeenBands, _ limits: RowLimits) {
    (self.seen, self.limits) = (seen, limits)
  }

  /// Whether the bars' upper and lower ends have a step in the same direction.
  mutating func showsStep() -> Bool {
    let (upper, lower) = (
      ends(from: Array(seen.place.ofReading), by: -1),
      ends(from: seen.place.ofReading.reversed(), by: 1)
    )
    let (top, bottom) = (
      Self.step(upper, outwards: -1), Self.step(lower, outwards: 1)
    )
    return [-1, 1].contains { direction in
      let sizes = [(upper, top), (lower, bottom)].map { ends, step in
        min(
          max(step * direction, Self.hiddenStep(ends, direction)),
          Self.stepBesideHidden(ends).map { $0 * direction } ?? .max)
      }
      return sizes.allSatisfy { $0 >= limits.minimumStep }
    }
  }

  /// Where the bars of a quarter end.
  struct End {
    /// The last band that shows them.
    var band: Int
    /// The last one that may: glare hides them from the next band to this one.
    var hidden: Int?
    /// Whether they may go on beyond all bands: the picture ends before the next one, or no more are looked at.
    var isCutOff = false

    var isCertain: Bool { hidden == nil && !isCutOff }
  }

  /// Where the bars of each quarter end in one direction; nil for a quarter that no band of the reading shows.
  ///
  /// - Parameter own: the bands of the reading, the outermost first.
  private mutating func ends(from own: [Int], by step: Int) -> [End?] {
    (0..<Self.count).map { quarter in
      own.first { shows($0, quarter) }.map { end(of: quarter, from: $0, by: step) }
    }
  }

  /// Follows the bars of a quarter outwards, as far as they go on.
  private mutating func end(of quarter: Int, from first: Int, by step: Int) -> End {
    var (band, end, missing) = (first, End(band: first), 0)
    var place: (shift: Float, stretch: Float) = (0, 0)
    while missing < Self.reach {
      band += step
      guard isInPicture(band, quarter), abs(band - first) <= Self.farthest else {
        end.isCutOff = band == (end.hidden ?? end.band) + step
        break
      }
      var isShown = false
      for move in Self.moves {
        let next = (shift: place.shift + move.shift, stretch: place.stretch + move.stretch)
        guard shows(band, quarter, at: next) else { continue }
        (end, place, missing, isShown) = (End(band: band), next, 0, true)
        break
      }
      if isShown { continue }
      let isNear = abs(band - end.band) <= Self.widestGlare
      if missing == 0, isNear, isHidden(band, quarter) {
        end.hidden = band
      } else {
        missing += 1
      }
    }
    return end
  }

  private mutating func band(_ index: Int) -> SeenBand {
    if let known = bands[index] { return known }
    let band = seen.uncovered(index)
    bands[index] = band
    return band
  }

  private mutating func shows(
    _ band: Int, _ quarter: Int, at place: (shift: Float, stretch: Float) = (0, 0)
  ) -> Bool {
    seen.reader.part(
      quarter, of: Self.count, in: self.band(band), shift: place.shift, stretch: place.stretch)
      == .same
  }

  private func isInPicture(_ band: Int, _ quarter: Int) -> Bool {
    seen.place.isInPicture(band, at: (Double(quarter) + 0.5) / Double(Self.count))
  }

  /// Whether glare hides a band, or spoils it from close by.
  private mutating func isHidden(_ band: Int, _ quarter: Int) -> Bool {
    // Where it hides some of the quarter and the rest is paper, there are no bars to hide.
    let own = self.band(band)
    if seen.reader.hides(quarter, of: Self.count, in: own),
      seen.reader.part(quarter, of: Self.count, in: own) == .blank
    {
      return false
    }
    for near in band - Self.reach...band + Self.reach {
      let quarters =
        hidden[near] ?? seen.place.hidden(on: self.band(near).line, in: Self.count, limits)
      hidden[near] = quarters
      if quarters[quarter] { return true }
    }
    return false
  }

  /// How much more the ends of the bars move from the second to the third quarter than from the first to the second
  /// and from the third to the last, in bands: downwards if positive. 0 where that is not known.
  ///
  /// Ends that slant move as much everywhere; without an outer quarter, those of the others tell how much. Bars that
  /// the edge of a picture cuts off may go on beyond it, which makes a step larger only where they already go on
  /// beyond those beside them. Those that glare hides end in it at the latest where they are not seen beyond it.
  ///
  /// - Parameter outwards: 1 for the lower ends, -1 for the upper ones.
  static func step(_ ends: [End?], outwards: Int) -> Int {
    guard ends.count == count, let left = ends[1], let right = ends[2] else { return 0 }
    let seen = ends.compactMap { $0 }
    let bands = seen.map(\.band)
    guard let first = bands.min(), let last = bands.max() else { return 0 }
    let move = right.band - left.band
    let slants = [slant(from: ends[0], to: left), slant(from: right, to: ends[3])].compactMap { $0 }
    if slants.count == 2 {
      let (before, after) = (move - slants[0], move - slants[1])
      guard before.signum() == after.signum() else { return 0 }
      return before.signum() * min(abs(before), abs(after), last - first)
    }
    let (nearer, farther) = move * outwards > 0 ? (left, right) : (right, left)
    guard !nearer.isCutOff, seen.contains(where: { $0.hidden != nil }) || !slants.isEmpty else {
      return 0
    }
    let step = (farther.band - (nearer.hidden ?? nearer.band)) * outwards
    return move.signum() * max(step - abs(slants.first ?? 0), 0)
  }

  /// How far the ends move from one quarter to the next, in bands; nil where that is not certain.
  private static func slant(from end: End?, to next: End?) -> Int? {
    guard let end, let next, end.isCertain, next.isCertain else { return nil }
    return next.band - end.band
  }

  /// The step that three quarters show where glare hides the end of the fourth, in bands: downwards if positive. Nil
  /// where it is one at an end of the symbol, or where it hides more.
  ///
  /// A half that is seen tells how much the ends slant, and the far quarter of the other half how far that stands from
  /// there: a step moves all of a half.
  static func stepBesideHidden(_ ends: [End?]) -> Int? {
    guard ends.count == count, let first = ends[0], let last = ends[3], first.isCertain,
      last.isCertain
    else { return nil }
    let slants = (slant(from: first, to: ends[1]), slant(from: ends[2], to: last))
    guard (slants.0 == nil) != (slants.1 == nil), let slant = slants.0 ?? slants.1,
      abs(slant) <= steepest
    else { return nil }
    return last.band - first.band - (count - 1) * slant
  }

  /// How large a step in a direction, downwards or upwards, glare may hide, in bands.
  static func hiddenStep(_ ends: [End?], _ direction: Int) -> Int {
    guard ends.count == count, let left = ends[1], let right = ends[2],
      ends.contains(where: { $0?.hidden != nil })
    else { return 0 }
    func last(_ end: End, _ sign: Int) -> Int {
      max(sign * end.band, sign * (end.hidden ?? end.band))
    }
    return last(right, direction) + last(left, -direction)
  }
}

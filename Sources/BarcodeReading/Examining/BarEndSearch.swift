/// Follows the bars of each quarter of a symbol from its reading outwards, to where they end.
struct BarEndSearch {
  private let seen: SeenBands
  private let limits: RowLimits
  /// The bands that were looked at, by the light of all of them.
  private var bands: [Int: SeenBand] = [:]
  /// In which quarters glare hides bands.
  private var hidden: [Int: [Bool]] = [:]

  /// The parts of the symbol whose ends are looked for.
  static let count = 4
  /// So many bands in sequence without bars are an end.
  private static let least = 2
  /// Over so many bands without bars they are looked for: two and a half times the height of the reading.
  private static let widestGap = 30
  /// Over so many bands bars are followed: ten times the height of the reading.
  private static let farthest = 120

  /// How bars are moved against those of the reading: the shift in modules, and by what fraction the symbol is wider.
  private typealias Move = (shift: Float, stretch: Float)
  /// By how much bars may move from one band to the next: how they bend, lean and fan out is known on the reading only.
  private static let moves: [Move] = [(0, 0), (-0.25, 0), (0.25, 0), (0, -0.01), (0, 0.01)]

  init(_ seen: SeenBands, _ limits: RowLimits) {
    (self.seen, self.limits) = (seen, limits)
  }

  /// The upper and the lower end of each quarter; nil for one that no band of the reading shows.
  ///
  /// - Parameter acrossGaps: whether bars are looked for beyond what may lie over them too, on many more bands.
  mutating func ends(acrossGaps: Bool) -> (upper: [BarEnd?], lower: [BarEnd?]) {
    let own = Array(seen.place.ofReading)
    func ends(from own: [Int], by step: Int) -> [BarEnd?] {
      (0..<Self.count).map { quarter in
        own.first { part(quarter, of: $0, at: (0, 0)) == .same }.map {
          end(of: quarter, from: $0, by: step, acrossGaps: acrossGaps)
        }
      }
    }
    return (ends(from: own, by: -1), ends(from: own.reversed(), by: 1))
  }

  /// Follows the bars of a quarter outwards, as far as they go on.
  private mutating func end(
    of quarter: Int, from first: Int, by step: Int, acrossGaps: Bool
  ) -> BarEnd {
    var (band, end, missing) = (first, BarEnd(band: first), 0)
    var place: Move = (0, 0)
    // How much the last bands look like the bars, as far as these are seen faintly only.
    var faint: [Float] = []
    while acrossGaps || missing < Self.least, abs(band - end.band) < Self.widestGap {
      band += step
      guard isInPicture(band, quarter), abs(band - first) <= Self.farthest else {
        end.isCutOff = band == (end.hidden ?? end.band) + step
        break
      }
      let distance = abs(band - end.band)
      if let next = moved(from: place, over: distance, to: band, quarter) {
        (end, place, missing, faint) = (BarEnd(band: band), next, 0, [])
        continue
      }
      let likeness = likeness(of: band, quarter, at: place)
      if likeness > limits.otherHalf, part(quarter, of: band, at: place) != .blank {
        faint.append(likeness)
      } else {
        if missing == 0, areEnded(faint, then: likeness), !isHidden(band, quarter) {
          end = BarEnd(band: band - step)
        }
        faint = []
      }
      if faint.count > 1 || missing == 0 && isHidden(band, quarter) {
        end.hidden = band
      } else if faint.isEmpty || missing > 0 {
        // The band in which bars end shows a part of them.
        missing += 1
      }
    }
    return end
  }

  /// How the bars of a quarter are moved on a band, so many bands from where they were seen at a place; nil where it
  /// does not show them.
  private mutating func moved(
    from place: Move, over bands: Int, to band: Int, _ quarter: Int
  ) -> Move? {
    // From one band to the next bars move by a quarter of a module at most, and blank paper shows none anywhere.
    let reach = bands >= 4 && part(quarter, of: band, at: place) != .blank ? bands / 4 : 0
    var moves = Self.moves
    // Bars are found up to half a module from where they are.
    for shift in 0..<reach {
      moves += [(-Float(shift + 1), 0), (Float(shift + 1), 0)]
    }
    for move in moves {
      let next: Move = (place.shift + move.shift, place.stretch + move.stretch)
      if part(quarter, of: band, at: next) == .same { return next }
    }
    return nil
  }

  /// Whether bars that are seen faintly end: over two bands, within which an end lies, most of their likeness goes.
  /// Light gains on them more slowly.
  private func areEnded(_ faint: [Float], then likeness: Float) -> Bool {
    faint.count > 1 && likeness < faint[faint.count - 2] / 2
  }

  private mutating func likeness(of band: Int, _ quarter: Int, at place: Move) -> Float {
    seen.reader.likeness(
      ofPart: quarter, of: Self.count, in: self.band(band), shift: place.shift,
      stretch: place.stretch)
  }

  private mutating func part(_ quarter: Int, of band: Int, at place: Move) -> SeenHalf {
    seen.reader.part(
      quarter, of: Self.count, in: self.band(band), shift: place.shift, stretch: place.stretch)
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
    for near in band - Self.least...band + Self.least {
      let quarters =
        hidden[near] ?? seen.place.hidden(on: self.band(near).line, in: Self.count, limits)
      hidden[near] = quarters
      if quarters[quarter] { return true }
    }
    return false
  }

  private mutating func band(_ index: Int) -> SeenBand {
    if let known = bands[index] { return known }
    let band = seen.uncovered(index)
    bands[index] = band
    return band
  }

  private func isInPicture(_ band: Int, _ quarter: Int) -> Bool {
    seen.place.isInPicture(band, at: (Double(quarter) + 0.5) / Double(Self.count))
  }
}

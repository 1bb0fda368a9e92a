/// Looks for digits of the reading that are not the printed ones, in single bands and one place at a time.
///
/// Light that crosses the symbol may leave no band that shows all of it, and spoil the mean of the bands. But what it
/// does not hide of a digit looks like that digit, whatever is beside it.
struct DigitCheck {
  private let seen: SeenBands
  private let places: Range<Int>
  private let limits: RowLimits

  init(_ seen: SeenBands, places: Range<Int>, _ limits: RowLimits) {
    (self.seen, self.places, self.limits) = (seen, places, limits)
  }

  /// Whether at some place no band of the reading looks most like the digit that was read, and one looks clearly
  /// like another.
  var showsOther: Bool {
    places.contains { place in
      let bands = seen.place.ofReading.lazy.compactMap {
        seen.reader.likeness(ofDigitAt: place, in: seen[$0])
      }
      return !bands.contains { $0.read >= $0.other }
        && bands.contains { $0.isClearlyOther(limits) }
    }
  }

  /// Whether two bands look clearly like the same many other digits, and elsewhere like the reading in half of its digits
  /// or more: a label that lies askew on one of the same kind goes on in the rows above or below.
  var showsOtherLabel: Bool {
    let others = seen.place.all.map(otherDigits)
    return others.indices.contains { index in
      others[(index + 1)...].contains { later in
        others[index].count(where: later.contains) >= limits.manyDigits
      }
    }
  }

  /// The place and pattern of each digit that a band clearly shows instead of that of the reading; none where it shows
  /// less than half of those.
  private func otherDigits(of band: Int) -> [SIMD2<Int>] {
    guard !seen.reader.read(seen[band]).isSame else { return [] }
    let digits = places.compactMap { place in
      seen.reader.likeness(ofDigitAt: place, in: seen[band]).map { (place, $0) }
    }
    guard 2 * digits.count(where: { $0.1.isRead(limits) }) >= places.count else { return [] }
    return digits.filter { $0.1.isClearlyOther(limits) }.map { SIMD2($0.0, $0.1.otherPattern) }
  }
}

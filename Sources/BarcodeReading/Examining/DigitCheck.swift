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

  /// Whether some digit that is hidden in most bands of the reading looks like the one that was read in fewer than two
  /// of the others: what is left of it there may be in the light's soft edge.
  var isHardlySeen: Bool {
    places.contains { place in
      let bands = seen.place.ofReading
      let hidden = bands.count {
        seen.reader.likeness(ofReadDigitAt: place, in: seen[$0]) == nil
      }
      guard 2 * hidden > bands.count else { return false }
      let clear = bands.lazy.filter {
        seen.reader.likeness(ofDigitAt: place, in: seen[$0])?.isRead(limits) ?? false
      }
      return clear.prefix(2).count < 2
    }
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

  /// Whether two bands clearly show the same other digits at many places, and the reading's at half of all or more:
  /// where a label lies askew on another, each row shows digits of both, and the other one goes on beside the reading.
  ///
  /// As a whole such a band fits neither label, so that it says nothing to `RowCheck`.
  var showsOtherLabel: Bool {
    let others = seen.place.all.map(otherDigits)
    return others.indices.contains { index in
      others[(index + 1)...].contains { later in
        others[index].count(where: later.contains) >= limits.manyDigits
      }
    }
  }

  /// Whether two neighbouring bands that something covers in part show the same bars at many places, and not those of
  /// the reading's digits: what looks like a cover is the paper between two labels, of which the other one need not be
  /// on the reading's grid of modules.
  ///
  /// Print on a price label is hardly ever alike in two bands. On crumpled paper the reading's own bars may be far from
  /// where they are looked for, but nothing covers them.
  var showsOtherBars: Bool {
    guard seen.reader.parameters.blur.deviation < limits.maximumBlur else { return false }
    let bands = seen.place.ofReading
    return zip(bands, bands.dropFirst()).contains { index, next in
      let (band, next) = (seen[index], seen[next])
      guard !band.covered.isEmpty, !next.covered.isEmpty else { return false }
      let shown = places.count { place in
        guard let bars = seen.reader.strangeBars(atDigit: place, in: band),
          let others = seen.reader.strangeBars(atDigit: place, in: next)
        else { return false }
        return bars.likeness(to: others) > limits.sameBars
      }
      return shown >= limits.manyDigits
    }
  }

  /// The place and pattern of each digit that a band clearly shows instead of the reading's; none where it shows less
  /// than half of the reading's, as print above or below the bars does.
  private func otherDigits(of band: Int) -> [SIMD2<Int>] {
    let (reader, band) = (seen.reader, seen[band])
    // To compare with the reading alone is far cheaper than with all digits, and enough for most bands beside it.
    let mayBeRead = places.count { place in
      reader.likeness(ofReadDigitAt: place, in: band).map { $0 > limits.otherDigit } ?? false
    }
    guard 2 * mayBeRead >= places.count, !reader.read(band).isSame else { return [] }
    let digits = places.compactMap { place in
      reader.likeness(ofDigitAt: place, in: band).map { (place, $0) }
    }
    guard 2 * digits.count(where: { $0.1.isRead(limits) }) >= places.count else { return [] }
    return digits.filter { $0.1.isClearlyOther(limits) }.map { SIMD2($0.0, $0.1.otherPattern) }
  }
}

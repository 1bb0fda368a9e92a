/// Looks for a digit of the reading that is not the printed one, in single bands and one place at a time.
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
        && bands.contains { $0.other > limits.otherDigit && $0.other - $0.read > limits.otherGain }
    }
  }
}

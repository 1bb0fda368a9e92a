/// Where the bars of a part of a symbol end, in bands.
struct BarEnd {
  /// The last band that shows them.
  var band: Int
  /// The last one that may: from the next band to this one glare hides them, or light leaves too little of them.
  var hidden: Int?
  /// Whether they may go on beyond all bands: the picture ends before the next one, or no more are looked at.
  var isCutOff = false

  var isCertain: Bool { hidden == nil && !isCutOff }

  /// The ends that they have if what is hidden is no bars, and if it is.
  var extremes: [BarEnd] {
    guard let hidden else { return [self] }
    return [BarEnd(band: band), BarEnd(band: hidden, isCutOff: isCutOff)]
  }
}

extension [BarEnd?] {
  /// The ends that there may be: each that is hidden as far in or as far out as it can be, or one at either end of the
  /// symbol anywhere between, which tells nothing.
  var possible: [[BarEnd?]] {
    indices.reduce([[]]) { lists, index in
      let extremes = self[index]?.extremes.map(Optional.some) ?? [nil]
      let isOuter = index == 0 || index == count - 1
      let ends = isOuter && extremes.count > 1 ? extremes + [nil] : extremes
      return ends.flatMap { end in lists.map { $0 + [end] } }
    }
  }
}

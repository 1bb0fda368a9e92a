/// The bands of an examined place, each of them measured once, and those above and below it.
struct SeenBands {
  let place: ExaminedBands
  let reader: BandReader
  private var all: [SeenBand]

  init(
    _ sighting: SymbolSighting, at place: ExaminedPlace, patterns: [Int], _ limits: RowLimits
  ) {
    let bands = ExaminedBands(of: place, isReversed: sighting.isReversed)
    let reader = BandReader(sighting, patterns: patterns, limits)
    (self.place, self.reader) = (bands, reader)
    all = bands.all.map { reader.seen(bands.line(of: $0)) }
    coverBetween()
  }

  /// Covers what is covered both above and below: a price label is even only around what is printed on it.
  ///
  /// Bands that show no part of the reading are above or below the symbol, not above or below what covers it.
  private mutating func coverBetween() {
    let around = all.indices.filter { !all[$0].covered.isEmpty && reader.showsPart(all[$0]) }
    guard let first = around.first, around.count > 1 else { return }
    let none = [Bool](repeating: false, count: all[first].covered.count)
    var covered = all.map { $0.covered.isEmpty ? none : $0.covered }
    for cell in none.indices {
      let bands = around.filter { covered[$0][cell] }
      guard let top = bands.first, let bottom = bands.last else { continue }
      for band in top...bottom { covered[band][cell] = true }
    }
    for band in all.indices where covered[band].contains(true) && covered[band] != all[band].covered
    {
      all[band] = reader.seen(all[band].line, covered: covered[band])
    }
  }

  /// A band, which may be above or below the place.
  subscript(band: Int) -> SeenBand {
    all.indices.contains(band) ? all[band] : reader.seen(place.line(of: band))
  }

  /// A band, which may be above or below the place, by the light of all of it: above and below the bars paper is
  /// even, and covers nothing.
  func uncovered(_ band: Int) -> SeenBand {
    let seen = self[band]
    return seen.covered.isEmpty ? seen : reader.seen(seen.line, covered: [])
  }

  /// What lies over the reading.
  var covers: [Cover] {
    place.ofReading.flatMap { band in
      all[band].covered.indices(where: { $0 }).ranges.map {
        place.cover(over: reader.columns(of: $0), of: band)
      }
    }
  }
}

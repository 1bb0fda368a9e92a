/// A band of rows across the symbol of a reading.
struct SeenBand {
  /// Its luma as it is.
  let line: LumaProfile
  /// Its luma, as light as the reading.
  let light: CumulativeProfile
  /// The ink in each cell of the reading's symbol.
  let ink: [Float]
  /// Which of them glare hides; empty where it hides none.
  let hidden: [Bool]
  /// Where it does on the line; nil where it hides nothing.
  let glare: CumulativeProfile?
  /// Which cells something covers; empty where nothing does.
  let covered: [Bool]

  /// Which cells glare hides or something covers; empty where all are seen.
  var unseen: [Bool] {
    hidden.isEmpty || covered.isEmpty
      ? hidden + covered : zip(hidden, covered).map { $0 || $1 }
  }

  /// Whether something covers any of some cells.
  func isCovered(in cells: Range<Int>) -> Bool {
    !covered.isEmpty && covered[cells].contains(true)
  }
}

/// The bands of an examined place, each of them measured once, and those above and below it.
struct SeenBands {
  let place: ExaminedBands
  let reader: BandReader
  private let all: [SeenBand]

  init(
    _ sighting: SymbolSighting, at place: ExaminedPlace, patterns: [Int], _ limits: RowLimits
  ) {
    let bands = ExaminedBands(of: place, isReversed: sighting.isReversed)
    let reader = BandReader(sighting, patterns: patterns, limits)
    (self.place, self.reader) = (bands, reader)
    all = bands.all.map { reader.seen(bands.line(of: $0)) }
  }

  /// A band, which may be above or below the place.
  subscript(band: Int) -> SeenBand {
    all.indices.contains(band) ? all[band] : reader.seen(place.line(of: band))
  }
}

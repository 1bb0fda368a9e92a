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

extension SymbolLayout {
  /// An edge that is at the same place in every symbol.
  struct Landmark: Sendable, Equatable {
    /// Its number: the left edge of the first bar is 0.
    let edge: Int
    /// Its distance from that edge, in modules.
    let module: Int
  }

  /// How many edges between bar and space a symbol has: two for each bar.
  var edgeCount: Int { 2 * guardBars.count + 4 * digitOffsets.count }

  /// The edges of the guards, the right edge of each digit on the left (it ends in a bar) and the
  /// left edge of each digit on the right (it begins with one).
  var landmarks: [Landmark] {
    var landmarks: [Landmark] = []
    var edge = 0
    var place = 0
    for bar in guardBars {
      while place < digitOffsets.count, digitOffsets[place] < bar.lowerBound {
        let offset = digitOffsets[place]
        landmarks.append(
          place < leftDigitCount
            ? Landmark(edge: edge + 3, module: offset + DigitPattern.moduleCount)
            : Landmark(edge: edge, module: offset))
        edge += 4
        place += 1
      }
      landmarks.append(Landmark(edge: edge, module: bar.lowerBound))
      landmarks.append(Landmark(edge: edge + 1, module: bar.upperBound))
      edge += 2
    }
    return landmarks
  }
}

extension Strip {
  /// The same with the ground beside the symbol no lighter than its paper.
  ///
  /// Beside a narrow quiet zone the edge of a label is higher than those of bars, and a light table would be taken
  /// for the paper. As light as the paper it is a quiet zone.
  func withoutLighterGround(samplesPerModule: Double, _ limits: RectifyingLimits) -> Strip {
    let mean = profile(of: 0..<rows)
    guard let symbol = mean.expectedSpan else { return self }
    // Beyond a quiet zone, 7 modules wide at least (ISO/IEC 15420), ground may be as it is.
    let quiet = Float(7 * samplesPerModule)
    let reach = limits.labelEdge * (symbol.upperBound - symbol.lowerBound)
    let inside = Int(symbol.lowerBound + reach)..<Int(symbol.upperBound - reach)
    let near = Int(symbol.lowerBound - quiet)..<Int(symbol.upperBound + quiet)
    let line = mean.samples
    guard let darkest = line[inside].min(), let paper = line[inside].max() else { return self }
    let lighter = paper + limits.lighterGround * (paper - darkest)
    var strip = self
    for (beside, step) in [(0..<inside.lowerBound, -1), (inside.upperBound..<columns, 1)] {
      let fromBars = step > 0 ? Array(beside) : beside.reversed()
      guard var edge = fromBars.first(where: { line[$0] > lighter }), near.contains(edge) else {
        continue
      }
      while beside.contains(edge - step), line[edge] > paper, line[edge - step] < line[edge] {
        edge -= step
      }
      let level = max(line[edge], paper)
      for row in 0..<rows {
        for column in step > 0 ? edge..<columns : 0..<edge + 1 {
          let index = row * columns + column
          strip.values[index] = min(strip.values[index], level)
        }
      }
    }
    return strip
  }
}

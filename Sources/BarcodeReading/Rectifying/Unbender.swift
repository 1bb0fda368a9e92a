/// Finds how a symbol is bent or foreshortened before its digits are known.
///
/// Every symbol of a layout has the same number of edges, and one edge of each digit is at a known
/// module. Counting the edges therefore gives the places of all digits, and a smooth curve through
/// them gives the place of each module. The curve is too stiff to follow a single digit, so it
/// cannot turn one digit into another.
struct Unbender: Sendable {
  private let layout: SymbolLayout
  private let landmarks: [SymbolLayout.Landmark]

  /// The number of terms of the curve: the fewer, the stiffer.
  private let terms: Int
  private let limits: RectifyingLimits

  init(layout: SymbolLayout, terms: Int = 10, limits: RectifyingLimits = RectifyingLimits()) {
    self.limits = limits
    self.terms = terms
    self.layout = layout
    landmarks = layout.landmarks
  }

  /// The curve from places in the symbol to samples of the profile; nil where no sequence of edges
  /// fits a symbol.
  func bend(of profile: LumaProfile) -> BendCurve? {
    let samples = profile.samples
    let span = profile.expectedSpan ?? 0...Float(samples.count)
    let module = (span.upperBound - span.lowerBound) / Float(layout.moduleCount)
    let edges = ProfileEdges(
      samples, reach: max(Int(limits.edgeReach * module), 2),
      change: (limits.minimumChange, limits.minimumChangeOfAll))
    let first = edges.beginsWithBar ? 0 : 1
    var best: (miss: Float, curve: BendCurve)?
    for start in stride(from: first, through: edges.positions.count - layout.edgeCount, by: 2) {
      let fit = curve(through: Array(edges.positions[start..<start + layout.edgeCount]))
      if let fit, fit.miss < best?.miss ?? limits.maximumMiss { best = fit }
    }
    return best?.curve
  }

  /// The curve nearest to the landmarks among a symbol's edges, and its distance from them, root
  /// mean square in modules.
  private func curve(through edges: [Float]) -> (miss: Float, curve: BendCurve)? {
    guard let first = edges.first, let last = edges.last, last > first else { return nil }
    let module = (last - first) / Float(layout.moduleCount)
    let rows = landmarks.map { landmark in
      // Ink spread moves the left edges of bars one way and the right edges the other way.
      BendCurve.terms(
        at: Float(landmark.module) / Float(layout.moduleCount), count: terms)
        + [landmark.edge % 2 == 0 ? -1 : 1]
    }
    let places = landmarks.map { (edges[$0.edge] - first) / module }
    var system = LinearSystem(size: terms + 1)
    for (row, place) in zip(rows, places) {
      for i in row.indices {
        system.right[i] += row[i] * place
        for j in 0...i { system.matrix[i * row.count + j] += row[i] * row[j] }
      }
    }
    guard let solution = system.solved() else { return nil }
    let misses = zip(rows, places).map { row, place in
      zip(row, solution).reduce(-place) { $0 + $1.0 * $1.1 }
    }
    let curve = BendCurve(weights: Array(solution.prefix(terms)))
      .mapped(scale: module, offset: first)
    let square = misses.reduce(0) { $0 + $1 * $1 } / Float(misses.count)
    return curve.isPlausible(upTo: limits.maximumStretch) ? (square.squareRoot(), curve) : nil
  }
}

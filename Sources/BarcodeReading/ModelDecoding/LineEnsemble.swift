/// Several lines across one symbol with the same digits.
///
/// Each line has its own geometry, and each half of a line its own weight: the better it is
/// explained, the more it counts.
struct LineEnsemble: Sendable {
  private(set) var lines: [SymbolLine]
  /// The digits of the fits, as indices into ``DigitPattern/all``.
  private(set) var patterns: [Int]

  init(lines: [SymbolLine], patterns: [Int]) {
    self.lines = lines
    self.patterns = patterns
    weigh()
  }

  var limits: ModelLimits { lines.first?.refinement.limits ?? ModelLimits() }

  /// The energy of all residuals, in units of the mean energy of a cell.
  var energy: Float { lines.reduce(0) { $0 + $1.energy(of: $1.fit) } }

  /// The line that counts most.
  var bestLine: SymbolLine? { lines.max { $0.weights.sum() < $1.weights.sum() } }

  /// The weighted sum of all lines' costs; nil if there are no lines.
  var costs: DigitCosts? {
    var sum: DigitCosts?
    for line in lines {
      let weighted = line.costs.weighted(left: line.weights.x, right: line.weights.y)
      sum = sum?.adding(weighted) ?? weighted
    }
    return sum
  }

  /// Fits other digits to each line, starting from its present parameters.
  ///
  /// - Parameter lost: where ink is missing, if it is.
  func fits(of digits: [UInt8], without lost: LostStrip? = nil, steps: Int) -> [SymbolFit] {
    lines.map { $0.refinement.fit(digits, without: lost, from: $0.fit.parameters, steps: steps) }
  }

  /// The weighted energy of such fits.
  func energy(of fits: [SymbolFit]) -> Float {
    zip(lines, fits).reduce(0) { $0 + $1.0.energy(of: $1.1) }
  }

  /// Replaces the digits and their fits.
  mutating func adopt(_ patterns: [Int], fits: [SymbolFit]) {
    self.patterns = patterns
    for index in lines.indices { lines[index].fit = fits[index] }
    weigh()
  }

  /// Weights each half of each line by the inverse of its variance. The errors of lines from one
  /// picture are not independent, so the weights of all lines together are those of a single line.
  private mutating func weigh() {
    let floor = limits.minimumNoise * limits.minimumNoise
    if lines.count == 1, let fit = lines.first?.fit {
      let variance = max(fit.energy / Float(max(fit.seenCount, 1)), floor)
      lines[0].weights = SIMD2(repeating: 1 / variance)
      return
    }
    let precisions = lines.map { line in
      let cells = Float(max(line.fit.seenCount, 1)) / 2
      let halves = line.fit.halfEnergies / cells
      return 1 / halves.replacing(with: SIMD2(repeating: floor), where: halves .< floor)
    }
    let total = precisions.reduce(SIMD2(), +)
    for index in lines.indices {
      lines[index].weights = precisions[index] * (precisions[index] / total)
    }
  }
}

/// One line across a symbol, with its best fit so far.
struct SymbolLine: Sendable {
  let refinement: Refinement
  var fit: SymbolFit
  /// The weights of energy to the left and to the right of the centre.
  var weights = SIMD2<Float>(1, 1)

  /// The cost of each digit at the fit's parameters.
  var costs: DigitCosts { refinement.digitCosts(at: fit.parameters) }

  /// The weighted energy of a fit.
  func energy(of fit: SymbolFit) -> Float { (fit.halfEnergies * weights).sum() }
}

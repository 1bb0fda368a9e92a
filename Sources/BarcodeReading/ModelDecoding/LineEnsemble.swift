/// Lines across one symbol, weighed against each other: each on its own geometry, each half by how
/// little it leaves unexplained, so that the halves may come from different lines.
struct LineEnsemble: Sendable {
  private(set) var lines: [SymbolLine]
  /// The digits that the fits are for, as places in ``DigitPattern/all``.
  private(set) var patterns: [Int]

  /// Below this nothing is believed to be noise, as a share of the contrast.
  private static let leastNoise: Float = 0.004

  init(lines: [SymbolLine], patterns: [Int]) {
    self.lines = lines
    self.patterns = patterns
    weigh()
  }

  /// What all lines leave unexplained, in units of what is left in a cell on average.
  var energy: Float { lines.reduce(0) { $0 + $1.energy(of: $1.fit) } }

  /// The line that counts most.
  var bestLine: SymbolLine? { lines.max { $0.weights.sum() < $1.weights.sum() } }

  /// What each digit costs, all lines together.
  var costs: DigitCosts? {
    var sum: DigitCosts?
    for line in lines {
      let weighted = line.costs.weighted(left: line.weights.x, right: line.weights.y)
      sum = sum?.adding(weighted) ?? weighted
    }
    return sum
  }

  /// The fits of other digits, from the present ones' parameters.
  func fits(of digits: [UInt8], steps: Int) -> [SymbolFit] {
    lines.map { $0.refinement.fit(digits, from: $0.fit.parameters, steps: steps) }
  }

  /// The weighted energy of such fits.
  func energy(of fits: [SymbolFit]) -> Float {
    zip(lines, fits).reduce(0) { $0 + $1.0.energy(of: $1.1) }
  }

  /// Goes over to other digits and their fits.
  mutating func adopt(_ patterns: [Int], fits: [SymbolFit]) {
    self.patterns = patterns
    for index in lines.indices { lines[index].fit = fits[index] }
    weigh()
  }

  /// Weighs each half of each line by the inverse of its variance. Lines of one picture share their
  /// faults: together they count as one, the better the more.
  private mutating func weigh() {
    let floor = Self.leastNoise * Self.leastNoise
    if lines.count == 1, let fit = lines.first?.fit {
      let variance = max(fit.energy / Float(fit.residuals.count), floor)
      lines[0].weights = SIMD2(repeating: 1 / variance)
      return
    }
    let precisions = lines.map { line in
      let cells = Float(line.fit.residuals.count) / 2
      let halves = line.fit.halfEnergies / cells
      return 1 / halves.replacing(with: SIMD2(repeating: floor), where: halves .< floor)
    }
    let total = precisions.reduce(SIMD2(), +)
    for index in lines.indices {
      lines[index].weights = precisions[index] * (precisions[index] / total)
    }
  }
}

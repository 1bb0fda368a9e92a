/// The thirty digit patterns as a blur shows them, and how much neighbours overlap.
///
/// Coverage is additive. So the squared distance between the samples and a row of digits is a sum
/// of one term for each digit and one for each pair of neighbours, which dynamic programming can
/// minimize exactly, blur between neighbours included.
struct DigitTemplates: Sendable {
  /// How far beyond the digit a template extends on either side, in modules.
  static let tail = 4
  /// Cells of a template that are not padding: 15 modules of two cells.
  static let usedWidth = (DigitPattern.moduleCount + 2 * tail) * ModuleGrid.cellsPerModule
  /// The same padded to a multiple of eight.
  static let width = 32
  static let patternCount = 30
  /// The length of a row of pair costs: thirty patterns, padded.
  static let pairStride = 32

  /// The ink coverage in the `width` cells of each pattern.
  let waves: [Float]
  /// The squared norm of each wave.
  let norms: [Float]
  /// Twice the overlap of a pattern (row) with the pattern to its right (column).
  let pairCosts: [Float]

  /// By how many cells a template is moved against the one to its left.
  let shift: Int

  /// - Parameter spacing: from the left edge of one digit to that of the next, in modules.
  init(blur: Blur, spacing: Int = DigitPattern.moduleCount) {
    shift = spacing * ModuleGrid.cellsPerModule
    let perModule = ModuleGrid.cellsPerModule
    let cells = Self.usedWidth
    let last = DigitPattern.moduleCount + Self.tail
    let edges = CellEdges(
      EdgeSpread(blur: blur), gain: blur.gain,
      cells: -last * perModule...cells - 1 - Self.tail * perModule)
    var waves = [Float](repeating: 0, count: Self.patternCount * Self.width)
    for (index, pattern) in DigitPattern.all.enumerated() {
      for bar in pattern.bars {
        let (left, right) = (
          (bar.lowerBound + Self.tail) * perModule, (bar.upperBound + Self.tail) * perModule
        )
        for cell in 0..<cells {
          waves[index * Self.width + cell] +=
            edges.rises[cell - left - edges.first].x - edges.falls[cell - right - edges.first].x
        }
      }
    }
    self.waves = waves
    (norms, pairCosts) = Self.overlaps(of: waves, shift: shift)
  }

  private static func overlaps(
    of waves: [Float], shift: Int
  ) -> (norms: [Float], pairCosts: [Float]) {
    var norms = [Float](repeating: 0, count: patternCount)
    var pairs = [Float](repeating: 0, count: patternCount * pairStride)
    // Cell by cell a row of patterns.
    var cells = [Float](repeating: 0, count: width * pairStride)
    for pattern in 0..<patternCount {
      for cell in 0..<width { cells[cell * pairStride + pattern] = waves[pattern * width + cell] }
    }
    waves.withUnsafeBufferPointer { waves in
      cells.withUnsafeBytes { cells in
        pairs.withUnsafeMutableBytes { pairs in
          for left in 0..<patternCount {
            var norm: Float = 0
            for wave in waves[left * width..<(left + 1) * width] { norm += wave * wave }
            norms[left] = norm
            for right in stride(from: left < 20 ? 0 : 20, to: left < 20 ? 20 : 30, by: 4) {
              var sum = SIMD4<Float>()
              for cell in 0..<width - shift {
                sum +=
                  waves[left * width + cell + shift]
                  * cells.loadUnaligned(
                    fromByteOffset: (cell * pairStride + right) * 4, as: SIMD4<Float>.self)
              }
              pairs.storeBytes(
                of: 2 * sum, toByteOffset: (left * pairStride + right) * 4, as: SIMD4<Float>.self)
            }
          }
        }
      }
    }
    return (norms, pairs)
  }

  /// By how much drawing `pattern` changes the squared distance from `coverage`, the `width` cells
  /// around its place.
  @inline(__always)
  func cost(of pattern: Int, in coverage: UnsafeBufferPointer<Float>) -> Float {
    let samples = UnsafeRawBufferPointer(coverage)
    return waves.withUnsafeBytes { waves in
      var sum = SIMD8<Float>()
      for lane in stride(from: 0, to: Self.width * 4, by: 32) {
        sum +=
          waves.loadUnaligned(
            fromByteOffset: pattern * Self.width * 4 + lane, as: SIMD8<Float>.self)
          * samples.loadUnaligned(fromByteOffset: lane, as: SIMD8<Float>.self)
      }
      return norms[pattern] - 2 * sum.sum()
    }
  }

  /// The product of two patterns, summed over some cells of the second.
  ///
  /// - Parameter shift: by how many cells the second is moved against the first.
  func overlap(of first: Int, and second: Int, in cells: [Int], shift: Int) -> Float {
    cells.reduce(0) { sum, cell in
      guard cell + shift < Self.width else { return sum }
      return sum + waves[first * Self.width + cell + shift] * waves[second * Self.width + cell]
    }
  }
}

extension SymbolLayout {
  /// The templates of its digits under a blur.
  func templates(blur: Blur) -> DigitTemplates { DigitTemplates(blur: blur, spacing: digitSpacing) }
}

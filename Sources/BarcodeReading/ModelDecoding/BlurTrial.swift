/// Measures, for one assumed blur, how far a part of a symbol is from the nearest row of digits.
///
/// From its outer end, either half of a symbol is a guard, digits of the sets A and B, and half the
/// centre guard, whichever way the symbol is turned: one function measures both halves. UPC-E has no
/// halves, and the part is all of it.
struct BlurTrial: Sendable {
  let blur: Blur
  /// The first template cell of each digit in the part.
  private let places: [Int]
  /// The ink coverage of the guards in each cell of the part.
  private let guards: [Float]
  /// The templates times -2: for each cell a row of `lanes` patterns.
  private let waves: [Float]
  /// As ``DigitTemplates/norms``.
  private let norms: [Float]
  /// As ``DigitTemplates/pairCosts``: a row of `lanes` for each left pattern.
  private let pairs: [Float]

  /// The twenty patterns of the sets A and B.
  private static let lanes = 20

  init(layout: SymbolLayout, part: SymbolPart, grid: ModuleGrid, blur: Blur) {
    self.blur = blur
    let lanes = Self.lanes
    let templates = layout.templates(blur: blur)
    places = layout.digitOffsets.prefix(layout.leftDigitCount).map {
      ModuleGrid.cell(ofModule: $0 - DigitTemplates.tail)
    }
    let rendered = RenderedSymbol(bars: layout.guardBars, blur: blur, grid: grid).coverage
    guards = Array(rendered.prefix(part.cellCount))
    var waves = [Float](repeating: 0, count: DigitTemplates.width * lanes)
    var norms = [Float](repeating: 0, count: lanes)
    var pairs = [Float](repeating: 0, count: 20 * lanes)
    for pattern in 0..<20 {
      norms[pattern] = templates.norms[pattern]
      for cell in 0..<DigitTemplates.width {
        waves[cell * lanes + pattern] = -2 * templates.waves[pattern * DigitTemplates.width + cell]
      }
      for next in 0..<20 {
        pairs[pattern * lanes + next] =
          templates.pairCosts[pattern * DigitTemplates.pairStride + next]
      }
    }
    (self.waves, self.norms, self.pairs) = (waves, norms, pairs)
  }

  /// The squared distance of a part from the nearest row of digits.
  ///
  /// - Parameter seen: the ink in each cell of the part.
  func distance(of seen: [Float]) -> Float {
    let cells = guards.count
    // The last template extends past the end.
    let room = cells + DigitTemplates.width
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: room) { coverage in
      var total: Float = 0
      for cell in 0..<cells {
        let rest = seen[cell] - guards[cell]
        coverage[cell] = rest
        total += rest * rest
      }
      for cell in cells..<room { coverage[cell] = 0 }
      guard let cover = coverage.baseAddress else { return total }
      return total + minimumCost(UnsafePointer(cover))
    }
  }

  /// Twenty numbers, in vectors that every processor has.
  private typealias Row = (
    SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>
  )

  /// The cost of the cheapest row of digits.
  private func minimumCost(_ coverage: UnsafePointer<Float>) -> Float {
    waves.withUnsafeBytes { waves in
      pairs.withUnsafeBytes { pairs in
        norms.withUnsafeBytes { norms in
          var costs: Row = (SIMD4(), SIMD4(), SIMD4(), SIMD4(), SIMD4())
          for (index, place) in places.enumerated() {
            var sum = Self.row(0, of: norms)
            if index > 0 {
              let before = Self.minimumCosts(before: costs, pairs)
              sum = (
                sum.0 + before.0, sum.1 + before.1, sum.2 + before.2, sum.3 + before.3,
                sum.4 + before.4
              )
            }
            for cell in 0..<DigitTemplates.usedWidth {
              let wave = Self.row(cell, of: waves)
              let sample = coverage[place + cell]
              sum = (
                sum.0 + wave.0 * sample, sum.1 + wave.1 * sample, sum.2 + wave.2 * sample,
                sum.3 + wave.3 * sample, sum.4 + wave.4 * sample
              )
            }
            costs = sum
          }
          return min(costs.0.min(), costs.1.min(), costs.2.min(), costs.3.min(), costs.4.min())
        }
      }
    }
  }

  @inline(__always)
  private static func row(_ index: Int, of table: UnsafeRawBufferPointer) -> Row {
    let offset = index * lanes * 4
    return (
      table.loadUnaligned(fromByteOffset: offset, as: SIMD4<Float>.self),
      table.loadUnaligned(fromByteOffset: offset + 16, as: SIMD4<Float>.self),
      table.loadUnaligned(fromByteOffset: offset + 32, as: SIMD4<Float>.self),
      table.loadUnaligned(fromByteOffset: offset + 48, as: SIMD4<Float>.self),
      table.loadUnaligned(fromByteOffset: offset + 64, as: SIMD4<Float>.self)
    )
  }

  /// For each pattern, the minimum cost of the digits before it.
  ///
  /// - Parameter costs: the minimum costs of the rows that end in each pattern.
  @inline(__always)
  private static func minimumCosts(before costs: Row, _ pairs: UnsafeRawBufferPointer) -> Row {
    let infinity = SIMD4<Float>(repeating: .infinity)
    var best: Row = (infinity, infinity, infinity, infinity, infinity)
    withUnsafeBytes(of: costs) { costs in
      for previous in 0..<lanes {
        let cost = costs.load(fromByteOffset: previous * 4, as: Float.self)
        let pair = row(previous, of: pairs)
        best = (
          Self.lesser(best.0, pair.0 + cost), Self.lesser(best.1, pair.1 + cost),
          Self.lesser(best.2, pair.2 + cost), Self.lesser(best.3, pair.3 + cost),
          Self.lesser(best.4, pair.4 + cost)
        )
      }
    }
    return best
  }

  @inline(__always)
  private static func lesser(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    a.replacing(with: b, where: b .< a)
  }
}

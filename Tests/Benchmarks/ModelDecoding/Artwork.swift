import Barcodes

@testable import BarcodeReading

/// Rows of bars: real symbols, and others that could be mistaken for one.
struct Artwork {
  /// Dark ranges in modules.
  var bars: [ClosedRange<Float>]
  /// Width in modules.
  var width: Float
  /// The digits of a correct EAN-13 symbol; nil for anything else.
  var digits: [Int]?

  enum Kind: String, CaseIterable {
    case symbol, alteredDigit, alteredModules, halfCovered, code128, code39, interleaved, dataBar
    case stripes, chirp, randomBars, text, ean8, upcE, swappedDigits
  }

  static func make(_ kind: Kind, using random: inout SeededRandom) -> Artwork {
    switch kind {
    case .symbol: return symbol(using: &random)
    case .alteredDigit, .alteredModules, .swappedDigits: return altered(kind, using: &random)
    case .halfCovered: return covered(using: &random)
    case .code128:
      let count = Int.random(in: 5...9, using: &random)
      return Artwork(
        runs: [2, 1, 1, 2, 3, 2]
          + (0..<count).flatMap { _ in composition(of: 11, parts: 6, upTo: 4, using: &random) }
          + [2, 3, 3, 1, 1, 1, 2])
    case .code39:
      let count = Int.random(in: 4...8, using: &random)
      let wide: Float = random.uniform(2...3)
      return Artwork(
        runs: (0..<count).flatMap { _ -> [Float] in
          var element: [Float] = Array(
            [wide, wide, wide, 1, 1, 1, 1, 1, 1].shuffled(using: &random))
          element.append(1)
          return element
        })
    case .interleaved:
      let count = Int.random(in: 3...6, using: &random)
      let wide: Float = random.uniform(2...3)
      return Artwork(
        runs: [1, 1, 1, 1]
          + (0..<count).flatMap { _ -> [Float] in
            let (a, b): ([Float], [Float]) = (
              [wide, wide, 1, 1, 1].shuffled(using: &random),
              [wide, wide, 1, 1, 1].shuffled(using: &random)
            )
            return zip(a, b).flatMap { [$0, $1] }
          } + [wide, 1, 1])
    case .dataBar:
      return Artwork(
        runs: [1, 1] + composition(of: 16, parts: 8, upTo: 8, using: &random) + [8, 2, 1, 1, 3]
          + composition(of: 15, parts: 8, upTo: 8, using: &random)
          + composition(of: 15, parts: 8, upTo: 8, using: &random) + [3, 1, 1, 2, 8]
          + composition(of: 16, parts: 8, upTo: 8, using: &random) + [1, 1])
    case .stripes:
      let (bar, space) = (random.uniform(0.7...3), random.uniform(0.7...3))
      return Artwork(runs: (0..<Int(95 / (bar + space))).flatMap { _ in [bar, space] } + [bar])
    case .chirp:
      let (first, last) = (random.uniform(0.6...2), random.uniform(0.8...4))
      return Artwork(runs: (0..<59).map { first + (last - first) * Float($0) / 59 })
    case .randomBars:
      return Artwork(runs: (0..<59).map { _ in Float(Int.random(in: 1...4, using: &random)) * 0.8 })
    case .text:
      return Artwork(runs: (0..<51).map { _ in random.uniform(0.4...4) })
    case .ean8:
      let digits = checked((0..<7).map { _ in Int.random(in: 0...9, using: &random) })
      return Artwork(layout: .ean8, patterns: SymbolText.patterns(of: digits, in: .ean8))
    case .upcE:
      let digits = (0..<6).map { _ in Int.random(in: 0...19, using: &random) }
      let runs = digits.flatMap { pattern -> [Float] in DigitPattern.all[pattern].runs }
      return Artwork(runs: [1, 1, 1] + runs + [1, 1, 1, 1, 1, 1])
    }
  }

  private static func symbol(using random: inout SeededRandom) -> Artwork {
    let first = random.uniform(0...1) < 0.3 ? 0 : Int.random(in: 0...9, using: &random)
    let digits = checked([first] + (0..<11).map { _ in Int.random(in: 0...9, using: &random) })
    var artwork = Artwork(layout: .ean13, patterns: SymbolText.patterns(of: digits, in: .ean13))
    artwork.digits = digits
    return artwork
  }

  private static func altered(_ kind: Kind, using random: inout SeededRandom) -> Artwork {
    let whole = symbol(using: &random)
    var patterns = SymbolText.patterns(of: whole.digits ?? [], in: .ean13)
    let place = Int.random(in: 0..<12, using: &random)
    let candidates = SymbolLayout.ean13.candidates[place].filter { $0 != patterns[place] }
    if kind == .swappedDigits {
      // The check digit detects two exchanged neighbours unless they differ by five.
      let other = place % 6 == 5 ? place - 1 : place + 1
      guard patterns[place] != patterns[other],
        abs(patterns[place] % 10 - patterns[other] % 10) != 5,
        patterns[place] / 10 == patterns[other] / 10
      else { return altered(kind, using: &random) }
      patterns.swapAt(place, other)
      return Artwork(layout: .ean13, patterns: patterns)
    }
    if kind == .alteredDigit {
      patterns[place] = candidates.randomElement(using: &random) ?? 0
      return Artwork(layout: .ean13, patterns: patterns)
    }
    // Seven modules that are no digit allowed there; the outer ones stay the same.
    let isRight = place >= 6
    let allowed = Set(SymbolLayout.ean13.candidates[place].map { DigitPattern.all[$0].modules })
    var modules: UInt8
    repeat {
      modules = UInt8.random(in: 0..<32, using: &random) << 1 | (isRight ? 0x40 : 0x01)
    } while allowed.contains(modules)
    var bits = Artwork.bits(layout: .ean13, patterns: patterns)
    for index in 0..<7 {
      bits[SymbolLayout.ean13.digitOffsets[place] + index] = modules >> UInt8(6 - index) & 1 == 1
    }
    return Artwork(bits: bits)
  }

  private static func covered(using random: inout SeededRandom) -> Artwork {
    let whole = symbol(using: &random)
    var bits = Artwork.bits(
      layout: .ean13, patterns: SymbolText.patterns(of: whole.digits ?? [], in: .ean13))
    let width = Int.random(in: 8...50, using: &random)
    let start =
      [3, 92 - width, Int.random(in: 3...(92 - width), using: &random)].randomElement(
        using: &random) ?? 3
    let isDark = random.uniform(0...1) < 0.3
    for index in start..<start + width { bits[index] = isDark }
    return Artwork(bits: bits)
  }

  private static func checked(_ body: [Int]) -> [Int] {
    body + [Int(GTIN.checkDigit(ofBody: body.reduce(0) { $0 * 10 + UInt64($1) }))]
  }

  /// `parts` runs of 1 to `upTo` modules that add up to `total`.
  private static func composition(
    of total: Int, parts: Int, upTo: Int, using random: inout SeededRandom
  ) -> [Float] {
    while true {
      let runs = (0..<parts).map { _ in Int.random(in: 1...upTo, using: &random) }
      if runs.reduce(0, +) == total { return runs.map(Float.init) }
    }
  }

  private static func bits(layout: SymbolLayout, patterns: [Int]) -> [Bool] {
    var bits = [Bool](repeating: false, count: layout.moduleCount)
    for bar in layout.bars(ofDigits: patterns.map { DigitPattern.all[$0].modules }) {
      for module in bar { bits[module] = true }
    }
    return bits
  }

  private init(layout: SymbolLayout, patterns: [Int]) {
    self.init(bits: Artwork.bits(layout: layout, patterns: patterns))
  }

  private init(bits: [Bool]) {
    bars = bits.indices.filter { bits[$0] }.map { Float($0)...Float($0 + 1) }
    width = Float(bits.count)
  }

  /// - Parameter runs: the widths of bars and spaces in turn, a bar first, in modules.
  private init(runs: [Float]) {
    bars = []
    width = 0
    for (index, run) in runs.enumerated() {
      if index % 2 == 0 { bars.append(width...width + run) }
      width += run
    }
  }
}

extension DigitPattern {
  /// Widths of space, bar, space, bar of a pattern of set A or B.
  var runs: [Float] {
    let bars = bars
    return [
      Float(bars[0].lowerBound), Float(bars[0].count),
      Float(bars[1].lowerBound - bars[0].upperBound),
      Float(bars[1].count),
    ]
  }
}

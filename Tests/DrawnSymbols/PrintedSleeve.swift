import Foundation
import TestSupport

/// The back of a sleeve as it is printed: blocks of colour, lines of small print, and most often a
/// label with a symbol and its digits.
struct PrintedSleeve {
  /// Samples a module.
  static let resolution = 10.0

  /// Gray levels, in samples.
  private(set) var print: GrayPicture
  /// The symbol's bars, in modules from the top left corner; nil where there is none.
  let bars: (x: Double, y: Double, width: Double, height: Double)?

  /// - Parameters:
  ///   - pattern: the symbol; nil for a sleeve without one.
  ///   - size: in modules.
  init(
    _ pattern: SymbolPattern?, size: (width: Double, height: Double),
    using random: inout SeededRandom
  ) {
    let ground = random.uniform(30...220)
    print = GrayPicture(
      width: Int(size.width * Self.resolution), height: Int(size.height * Self.resolution),
      filledWith: UInt8(ground))
    let ink = ground > 125 ? random.uniform(0...50) : random.uniform(190...250)
    let width = Double(pattern?.modules.count ?? 0)
    let height = width * random.uniform(0.4...0.75)
    let corner = (x: (size.width - width) / 2, y: (size.height - height) / 2)
    bars = pattern == nil ? nil : (corner.x, corner.y, width, height)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      fill(
        x: random.uniform(-0.2...0.9) * size.width, y: random.uniform(-0.2...0.9) * size.height,
        width: random.uniform(20...80), height: random.uniform(20...60),
        level: random.uniform(20...230))
    }
    var y = random.uniform(2...8)
    while y < size.height {
      let letter = random.uniform(3...8)
      write(
        x: random.uniform(-20...size.width / 3), y: y, letter: letter,
        count: Int.random(in: 8...40, using: &random), level: ink, using: &random)
      y += letter * random.uniform(1.5...3)
    }
    guard let pattern else { return }
    let (paper, black) = (random.uniform(190...235), random.uniform(10...50))
    fill(
      x: corner.x - 11, y: corner.y - 4, width: width + 22, height: height + 14, level: paper)
    for (index, isDark) in pattern.modules.enumerated() where isDark {
      fill(x: corner.x + Double(index), y: corner.y, width: 1, height: height, level: black)
    }
    write(
      x: corner.x + 3, y: corner.y + height + 1.5, letter: 7, count: Int(width / 7), level: black,
      using: &random)
  }

  /// The level at a place in modules; around the sleeve is a gray table.
  func level(_ x: Double, _ y: Double) -> Float {
    let (column, row) = (Int(x * Self.resolution), Int(y * Self.resolution))
    guard x >= 0, y >= 0, column < print.width, row < print.height else { return 110 }
    return Float(print[column, row])
  }

  private mutating func fill(x: Double, y: Double, width: Double, height: Double, level: Double) {
    let columns = clamped(x, x + width, print.width)
    for row in clamped(y, y + height, print.height) {
      for column in columns { print[column, row] = UInt8(level) }
    }
  }

  private func clamped(_ from: Double, _ to: Double, _ limit: Int) -> Range<Int> {
    let first = min(max(Int((from * Self.resolution).rounded()), 0), limit)
    return first..<min(max(Int((to * Self.resolution).rounded()), first), limit)
  }

  /// A line of letters, each of three strokes between any of its corners and the middles of its sides.
  private mutating func write(
    x: Double, y: Double, letter: Double, count: Int, level: Double,
    using random: inout SeededRandom
  ) {
    for index in 0..<count where Int.random(in: 0..<7, using: &random) > 0 {
      let left = x + Double(index) * letter
      for _ in 0..<3 {
        let (from, to) = (
          (random.element(of: [0, 0.3, 0.6]), random.element(of: [0, 0.5, 1])),
          (random.element(of: [0, 0.3, 0.6]), random.element(of: [0, 0.5, 1]))
        )
        let steps = Int(letter * Self.resolution / 2)
        for step in 0...steps {
          let part = Double(step) / Double(steps)
          fill(
            x: left + (from.0 + (to.0 - from.0) * part) * letter,
            y: y + (from.1 + (to.1 - from.1) * part) * letter,
            width: letter * 0.12, height: letter * 0.12, level: level)
        }
      }
    }
  }
}

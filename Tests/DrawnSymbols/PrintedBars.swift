import Foundation
import TestSupport

/// A row of bars as printed and seen: ink gain and blur included, as ink coverage along the row.
struct PrintedBars {
  /// The width in modules, without quiet zones.
  let width: Double
  /// Ink coverage, 0 to 1, in steps of ``resolution`` a module, from ``margin`` modules before the
  /// first bar.
  private let coverage: [Float]

  private static let resolution = 24.0
  private static let margin = 6.0

  /// - Parameters:
  ///   - gain: how much wider than drawn the bars are, in modules.
  ///   - slope: how much more than that it is at the right end, and less at the left.
  ///   - blur: the standard deviation of a Gaussian, in modules.
  init(_ pattern: SymbolPattern, gain: Double, slope: Double = 0, blur: Double) {
    width = Double(pattern.modules.count)
    let count = Int((width + 2 * Self.margin) * Self.resolution)
    var ink = [Float](repeating: 0, count: count)
    for bar in Self.bars(of: pattern.modules) {
      let gain = gain + slope * (Double(bar.lowerBound + bar.upperBound) / width - 1)
      let left = (Double(bar.lowerBound) - gain / 2 + Self.margin) * Self.resolution
      let right = (Double(bar.upperBound) + gain / 2 + Self.margin) * Self.resolution
      guard left < right else { continue }
      for index in Int(left)...Int(right) {
        ink[index] += Float(max(min(right, Double(index + 1)) - max(left, Double(index)), 0))
      }
    }
    let deviation = blur * Self.resolution
    let reach = Int(3 * deviation)
    let kernel = (-reach...reach).map { Float(exp(-pow(Double($0) / max(deviation, 0.1), 2) / 2)) }
    let sum = kernel.reduce(0, +)
    coverage = ink.indices.map { middle in
      var total: Float = 0
      for (tap, weight) in kernel.enumerated() {
        let index = middle + tap - reach
        if ink.indices.contains(index) { total += weight * min(ink[index], 1) }
      }
      return total / sum
    }
  }

  /// The ink coverage at a place in modules from the first bar.
  func coverage(at place: Double) -> Double {
    let position = (place + Self.margin) * Self.resolution - 0.5
    guard position > 0, position < Double(coverage.count - 1) else { return 0 }
    let index = Int(position)
    let part = Float(position) - Float(index)
    return Double(coverage[index] * (1 - part) + coverage[index + 1] * part)
  }

  private static func bars(of modules: [Bool]) -> [Range<Int>] {
    modules.indices.filter { modules[$0] }.reduce(into: []) { bars, module in
      if let last = bars.last, last.upperBound == module {
        bars[bars.count - 1] = last.lowerBound..<module + 1
      } else {
        bars.append(module..<module + 1)
      }
    }
  }
}

import Foundation
import TestSupport

/// How a drawn symbol is photographed: on a card, turned, with noise.
struct SymbolScene {
  var pixelsPerModule: Double
  /// The height of the bars as a fraction of the symbol's width.
  var heightRatio: Double
  /// Clockwise.
  var degrees: Double
  /// Gray levels.
  var paper: Double
  var ink: Double
  var background: Double
  /// The standard deviation of the noise in gray levels.
  var noise: Double
  /// How much wider than drawn each bar is, in modules.
  var gain: Double
  /// The standard deviation of a Gaussian blur, in modules; that of a pixel is added.
  var blur: Double
  /// How much more than ``gain`` the bars are widened at the right end, and less at the left.
  var gainSlope = 0.0
  /// How much wider than usual the modules are at the right end, and narrower at the left.
  var bend = 0.0
  var streaks: [Streak] = []
  var overlay: Overlay?
  var lights: [StripOfLight] = []

  init(using random: inout SeededRandom) {
    pixelsPerModule = random.uniform(1.6...4)
    heightRatio = random.uniform(0.35...0.9)
    degrees = random.uniform(0...360)
    paper = random.uniform(170...250)
    ink = random.uniform(5...60)
    background = random.uniform(30...240)
    noise = random.uniform(0...6)
    gain = random.uniform(-0.1...0.2)
    blur = random.uniform(0.05...0.5)
  }

  /// The quiet zone of a card, in modules.
  private static let quiet = 10.0

  func picture(of pattern: SymbolPattern, using random: inout SeededRandom) -> GrayPicture {
    // A pixel is a box as wide as itself, whose standard deviation is 0.29.
    let blur = (blur * blur + pow(0.29 / pixelsPerModule, 2)).squareRoot()
    let lower = PrintedBars(pattern, gain: gain, slope: gainSlope, blur: blur)
    let upper = overlay?.pattern.map { PrintedBars($0, gain: gain, blur: blur) }
    let height = lower.width * heightRatio
    let right = overlay?.right ?? 0
    let side = Int((lower.width + 2 * (Self.quiet + right) + height / 2) * pixelsPerModule * 1.15)
    var picture = GrayPicture(width: side, height: side)
    let turn = degrees * .pi / 180
    for y in 0..<side {
      for x in 0..<side {
        let (dx, dy) = (Double(x) + 0.5 - Double(side) / 2, Double(y) + 0.5 - Double(side) / 2)
        let u = (dx * cos(turn) + dy * sin(turn)) / pixelsPerModule
        let v = (dy * cos(turn) - dx * sin(turn)) / pixelsPerModule
        var level = background
        if u > -lower.width / 2 - Self.quiet, u < lower.width / 2 + Self.quiet + right,
          abs(v) < height / 2 + 3
        {
          let bent = u - bend * (u * u / lower.width - lower.width / 4)
          var coverage = abs(v) < height / 2 ? lower.coverage(at: bent + lower.width / 2) : 0
          if let overlay,
            let depth = overlay.depth(u, v, width: lower.width, height: height)
          {
            let place = overlay.place(u, v)
            coverage = 0
            if let upper, depth > overlay.margin, abs(v) < height / 2 {
              coverage = upper.coverage(at: place + upper.width / 2)
            }
          }
          if let streak = streaks.last(where: { $0.covers(u, v) }) {
            coverage = streak.isInk ? 1 : 0
          }
          level = paper + (ink - paper) * coverage
        }
        for light in lights { level += light.level(u, v) }
        picture[x, y] = UInt8(min(max(level + noise * random.normal(), 0), 255))
      }
    }
    return picture
  }
}

extension SeededRandom {
  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A number about normally distributed: the sum of four uniform ones.
  mutating func normal() -> Double {
    let bits = next()
    let sum = (0..<4).reduce(0.0) { $0 + Double(bits >> (16 * UInt64($1)) & 0xFFFF) / 65536 }
    return (sum - 2) * 1.732
  }
}

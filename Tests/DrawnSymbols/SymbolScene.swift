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

  /// A second label over a part of the first.
  struct Overlay {
    let pattern: SymbolPattern
    /// Its place and size against the first label's: modules from the one's first bar to the
    /// other's, and the width of a module as a multiple.
    var shift = 0.0
    var scale = 1.0
    /// A point of its edge, from the symbol's middle, as fractions of its width and height.
    let edge: (x: Double, y: Double)
    /// The direction of its edge, in degrees from the direction of reading.
    let degrees: Double
  }

  /// The quiet zone of a card, in modules.
  private static let quiet = 10.0

  func picture(
    of pattern: SymbolPattern, under overlay: Overlay? = nil, using random: inout SeededRandom
  ) -> GrayPicture {
    // A pixel is a box as wide as itself, whose standard deviation is 0.29.
    let blur = (blur * blur + pow(0.29 / pixelsPerModule, 2)).squareRoot()
    let lower = PrintedBars(pattern, gain: gain, blur: blur)
    let upper = overlay.map { PrintedBars($0.pattern, gain: gain, blur: blur) }
    let height = lower.width * heightRatio
    let side = Int((lower.width + 2 * Self.quiet + height / 2) * pixelsPerModule * 1.15)
    var picture = GrayPicture(width: side, height: side)
    let turn = degrees * .pi / 180
    for y in 0..<side {
      for x in 0..<side {
        let (dx, dy) = (Double(x) + 0.5 - Double(side) / 2, Double(y) + 0.5 - Double(side) / 2)
        let u = (dx * cos(turn) + dy * sin(turn)) / pixelsPerModule
        let v = (dy * cos(turn) - dx * sin(turn)) / pixelsPerModule
        var level = background
        if abs(u) < lower.width / 2 + Self.quiet, abs(v) < height / 2 + 3 {
          var coverage = abs(v) < height / 2 ? lower.coverage(at: u + lower.width / 2) : 0
          if let overlay, let upper, overlay.covers(u, v, width: lower.width, height: height) {
            let place = (u - overlay.shift) / overlay.scale + upper.width / 2
            coverage = abs(v) < height / 2 ? upper.coverage(at: place) : 0
          }
          level = paper + (ink - paper) * coverage
        }
        picture[x, y] = UInt8(min(max(level + noise * random.normal(), 0), 255))
      }
    }
    return picture
  }
}

extension SymbolScene.Overlay {
  func covers(_ u: Double, _ v: Double, width: Double, height: Double) -> Bool {
    let turn = degrees * .pi / 180
    return (u - edge.x * width) * sin(turn) < (v - edge.y * height) * cos(turn)
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

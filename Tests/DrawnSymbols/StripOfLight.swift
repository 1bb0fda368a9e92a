import Foundation
import TestSupport

/// A strip of light across a symbol, such as a lamp makes that is mirrored in it.
struct StripOfLight {
  /// A point of its middle, from that of the symbol, in modules.
  private let u: Double
  private let v: Double
  /// The turn off the direction of the bars, in radians.
  private let turn: Double
  /// The distance from its middle, in modules, where 1/e of the light is left: it falls off as a Gaussian.
  private let halfWidth: Double

  /// A strip through the middle four fifths of the symbol.
  init(width: Double, height: Double, using random: inout SeededRandom) {
    u = width * random.uniform(-0.4...0.4)
    v = height * random.uniform(-0.4...0.4)
    turn = random.uniform(-75...75) * .pi / 180
    halfWidth = exp2(random.uniform(0...4))
  }

  /// How many gray levels lighter it makes a point; a few more than there are in the middle.
  func level(_ u: Double, _ v: Double) -> Double {
    let distance = ((u - self.u) * cos(turn) + (v - self.v) * sin(turn)) / halfWidth
    return 280 * exp(-distance * distance)
  }
}

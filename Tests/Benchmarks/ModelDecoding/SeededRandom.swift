import Foundation

/// SplitMix64: the same seed gives the same numbers everywhere.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func uniform(_ range: ClosedRange<Float>) -> Float {
    Float.random(in: range, using: &self)
  }

  /// A standard normal number, by the method of Box and Muller.
  mutating func normal() -> Float {
    let radius = (-2 * log(uniform(1e-7...1))).squareRoot()
    return radius * cos(2 * .pi * uniform(0...1))
  }
}

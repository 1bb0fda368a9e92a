/// Where each module of a symbol is on a profile: linear, with a little bow (for perspective) and
/// skew (for a curved surface).
struct ModuleGeometry: Sendable, Equatable {
  /// The left edge of the first bar, in samples.
  var start: Float
  /// The right edge of the last bar, in samples.
  var end: Float
  /// Four times the distance of the symbol's middle from halfway between its ends, in samples.
  var bow: Float = 0
  /// The cubic term, in samples.
  var skew: Float = 0

  /// Whether all modules are equally wide.
  var isLinear: Bool { bow == 0 && skew == 0 }

  /// The position in samples at `fraction` of the symbol's width; the ends are 0 and 1.
  func position(at fraction: Float) -> Float {
    let bump = fraction * (1 - fraction)
    return start + (end - start) * fraction + bump * (bow + skew * (1 - 2 * fraction))
  }

  /// The derivative of the position: samples for each unit of `fraction`.
  func pitch(at fraction: Float) -> Float {
    let bump = fraction * (1 - fraction)
    return end - start + (1 - 2 * fraction) * (bow + skew * (1 - 2 * fraction)) - 2 * skew * bump
  }

  /// Whether all modules are in order and none is so many times as wide as another.
  func isPlausible(upTo stretch: Float) -> Bool {
    let pitches = [Float(0), 0.25, 0.5, 0.75, 1].map(pitch(at:))
    guard let narrowest = pitches.min(), let widest = pitches.max() else { return false }
    return narrowest > 0 && widest < stretch * narrowest && abs(start) < 1e6 && abs(end) < 1e6
  }

  /// The same on the reversed profile, which has `length` samples.
  func reversed(length: Float) -> ModuleGeometry {
    ModuleGeometry(start: length - end, end: length - start, bow: -bow, skew: skew)
  }
}

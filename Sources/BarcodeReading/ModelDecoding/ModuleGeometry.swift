/// Which sample of a profile a module lies at: a straight line with a little bow (perspective) and
/// skew (a curved surface).
struct ModuleGeometry: Sendable, Equatable {
  /// The left edge of the first bar, in samples.
  var start: Float
  /// The right edge of the last bar, in samples.
  var end: Float
  /// How far the middle lies right of halfway, in samples, times 4.
  var bow: Float = 0
  /// The cubic part, in samples.
  var skew: Float = 0

  /// The position in samples at `fraction` of the symbol's width; the ends are 0 and 1.
  func position(at fraction: Float) -> Float {
    let bump = fraction * (1 - fraction)
    return start + (end - start) * fraction + bump * (bow + skew * (1 - 2 * fraction))
  }

  /// Samples a unit of `fraction`.
  func pitch(at fraction: Float) -> Float {
    let bump = fraction * (1 - fraction)
    return end - start + (1 - 2 * fraction) * (bow + skew * (1 - 2 * fraction)) - 2 * skew * bump
  }

  /// Whether modules follow each other in order and no one is half as wide again as another.
  var isPlausible: Bool {
    let pitches = [Float(0), 0.25, 0.5, 0.75, 1].map(pitch(at:))
    guard let least = pitches.min(), let most = pitches.max() else { return false }
    return least > 0 && most < 2 * least && abs(start) < 1e6 && abs(end) < 1e6
  }

  /// The same on a profile of `length` samples walked from its other end.
  func reversed(length: Float) -> ModuleGeometry {
    ModuleGeometry(start: length - end, end: length - start, bow: -bow, skew: skew)
  }
}

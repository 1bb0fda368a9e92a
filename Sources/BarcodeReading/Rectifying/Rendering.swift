/// One way of turning a region into the picture that zbar is given.
///
/// No single way suits all blur, noise and print: a code that two of them agree on is hardly ever
/// wrong, and one may read what another misses.
struct Rendering: Equatable {
  /// Columns a module of an EAN-13 symbol that fills its region.
  let samplesPerModule: Double
  /// How far around a sample its contrast is measured, in modules.
  let contrastReach: Double
  /// By how much the difference from the close surroundings, one module around, is raised.
  var sharpening: Float = 0
  /// Gray levels for a sample as far from the local mean as is usual.
  let gain: Float

  /// In the order of what each adds to those before it.
  static let all = [
    Rendering(samplesPerModule: 3.5, contrastReach: 30, gain: 160),
    Rendering(samplesPerModule: 3.5, contrastReach: 30, gain: 64),
    Rendering(samplesPerModule: 3, contrastReach: 30, sharpening: 2, gain: 120),
    Rendering(samplesPerModule: 3.5, contrastReach: 30, gain: 300),
    Rendering(samplesPerModule: 4, contrastReach: 30, sharpening: 3, gain: 80),
    Rendering(samplesPerModule: 2.5, contrastReach: 30, gain: 160),
    Rendering(samplesPerModule: 6, contrastReach: 15, gain: 80),
  ]
}

/// One way of turning a region into a picture for zbar.
///
/// No single way suits all kinds of blur, noise and print: one may read what another misses, and a
/// code that two of them give is hardly ever wrong.
struct Rendering: Equatable {
  /// Columns of the picture for each module of an EAN-13 symbol that fills the region.
  let samplesPerModule: Double
  /// How far around a sample its local mean and contrast are measured, in modules.
  let contrastReach: Double
  /// How strongly the difference from the mean of one module around is amplified; 0 is not at all.
  var sharpening: Float = 0
  /// Gray levels for a sample that differs from the local mean by the local standard deviation.
  let gain: Float

  /// All of them, ordered by how much each adds to what those before it read.
  static let all = [
    Rendering(samplesPerModule: 3.5, contrastReach: 30, gain: 160),
    Rendering(samplesPerModule: 3.5, contrastReach: 30, gain: 64),
    Rendering(samplesPerModule: 3, contrastReach: 30, sharpening: 2, gain: 120),
    Rendering(samplesPerModule: 3.5, contrastReach: 30, gain: 300),
    Rendering(samplesPerModule: 4, contrastReach: 30, sharpening: 3, gain: 80),
    Rendering(samplesPerModule: 2.5, contrastReach: 30, gain: 160),
    Rendering(samplesPerModule: 6, contrastReach: 15, gain: 80),
  ]

  /// For symbols of other symbologies, which may have twice as many modules as an EAN-13 symbol.
  static let ofOtherSymbologies = Rendering(samplesPerModule: 8, contrastReach: 30, gain: 160)

  /// Whether both are of the same strip.
  func differsInGainAlone(from other: Rendering) -> Bool {
    samplesPerModule == other.samplesPerModule && contrastReach == other.contrastReach
      && sharpening == other.sharpening
  }
}

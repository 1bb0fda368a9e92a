/// One way of turning a region into a picture for zbar, and what zbar read in it.
public struct RenderingTrace: Sendable, Equatable {
  /// Columns a module of an EAN-13 symbol that fills its region.
  public let samplesPerModule: Double
  /// How far around a sample its contrast is measured, in modules.
  public let contrastReach: Double
  /// By how much the difference from the close surroundings is raised.
  public let sharpening: Double
  /// Gray levels for a sample as far from the local mean as is usual.
  public let gain: Double
  public let readings: [ReadingTrace]

  init(_ rendering: Rendering, _ readings: [ReadingTrace]) {
    samplesPerModule = rendering.samplesPerModule
    contrastReach = rendering.contrastReach
    sharpening = Double(rendering.sharpening)
    gain = Double(rendering.gain)
    self.readings = readings
  }
}

import Barcodes

/// One way of turning a region into a picture for zbar, and what zbar read in it.
public struct RenderingTrace: Sendable, Equatable {
  /// Columns of the picture for each module of an EAN-13 symbol that fills the region.
  public let samplesPerModule: Double
  /// How far around a sample its local mean and contrast are measured, in modules.
  public let contrastReach: Double
  /// How strongly the difference from the mean of one module around is amplified; 0 is not at all.
  public let sharpening: Double
  /// Gray levels for a sample that differs from the local mean by the local standard deviation.
  public let gain: Double
  /// Whether the region was rendered with light for dark, as for light bars.
  public let isNegative: Bool
  /// What zbar read, in its order; empty for nothing.
  public let readings: [ReadingTrace]

  init(_ rendering: Rendering, _ polarity: Polarity, _ readings: [ReadingTrace]) {
    samplesPerModule = rendering.samplesPerModule
    contrastReach = rendering.contrastReach
    sharpening = Double(rendering.sharpening)
    gain = Double(rendering.gain)
    isNegative = polarity == .lightOnDark
    self.readings = readings
  }
}

/// A code that zbar read in one picture.
public struct ReadingTrace: Sendable, Equatable {
  /// The digits as printed under the bars.
  public let text: String
  public let symbology: Symbology
  /// How many scan lines agreed.
  public let lines: Int

  init(_ barcode: Barcode) {
    (text, symbology, lines) = (barcode.text, barcode.symbology, barcode.agreeingLines)
  }
}

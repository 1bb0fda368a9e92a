/// A part of the reader that a benchmark leaves out, to see what it is worth.
package enum OptionalStage: String, CaseIterable, Sendable {
  /// zbar on rectified regions.
  case zbarOnRegions = "zbar on regions"
  /// zbar on the whole picture.
  case zbarOnPictures = "zbar on whole pictures"
  /// Codes of the model of EAN-13 and UPC-A; it still refutes those of zbar.
  case longModel = "the model of long codes"
  /// The same of the models of EAN-8 and UPC-E.
  case shortModels = "the models of short codes"
  /// Modules made equally wide by counting edges, where a code is read and where it is examined.
  case unbending = "unbending by edges"
  /// Symbols around cylinders.
  case cylinders = "cylinders"
  /// Negatives of regions.
  case lightBars = "light bars"
  /// Twice the picture, or smaller cells, where nothing was read; and with that the cylinders.
  case secondLook = "the second look"
  /// Rows that are not at a right angle to the bars.
  case risingRows = "rising rows"
  /// Bars measured once more where a code was read.
  case examination = "the examination"
}

extension ReaderLimits {
  /// The limits with which a stage finds nothing, or holds nothing against a code.
  package func without(_ stage: OptionalStage) -> ReaderLimits {
    var limits = self
    switch stage {
    case .longModel: limits.modelDecoding.maximumNoiseRatio = 0
    case .shortModels: limits.modelDecoding.shortMaximumNoiseRatio = 0
    case .unbending: limits.rectifying.maximumMiss = 0
    case .lightBars: limits.rectifying.widestBar = .infinity
    case .risingRows: limits.locating.minimumRise = .infinity
    case .zbarOnRegions, .zbarOnPictures, .cylinders, .secondLook, .examination:
      limits.leftOut.insert(stage)
    }
    return limits
  }
}

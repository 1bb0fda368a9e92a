/// A part of the reader that a benchmark leaves out, to see what it is worth.
package enum OptionalStage: String, CaseIterable, Sendable {
  /// zbar on rectified regions.
  case zbarOnRegions = "zbar on regions"
  /// zbar on the whole picture.
  case zbarOnPictures = "zbar on whole pictures"
  /// The model of EAN-13 and UPC-A.
  case longModel = "the model of long codes"
  /// The models of EAN-8 and UPC-E.
  case shortModels = "the models of short codes"
  /// Modules made equally wide by counting edges.
  case unbending = "unbending by edges"
  /// Symbols around cylinders.
  case cylinders = "cylinders"
  /// Negatives of regions.
  case lightBars = "light bars"
  /// Twice the picture, or smaller cells, where nothing was read.
  case secondLook = "the second look"
  /// Bars measured once more where a code was read.
  case examination = "the examination"
}

extension ReaderLimits {
  /// The limits with which a stage finds nothing, or holds nothing against a code.
  package func without(_ stage: OptionalStage) -> ReaderLimits {
    var limits = self
    switch stage {
    case .zbarOnRegions: limits.scanning.renderings = 0
    case .zbarOnPictures: limits.scanning.wholePictures = 0
    case .longModel: limits.modelDecoding.maximumNoiseRatio = 0
    case .shortModels: limits.modelDecoding.shortMaximumNoiseRatio = 0
    case .unbending: limits.rectifying.maximumMiss = 0
    case .cylinders: limits.scanning.viewsAround = 0
    case .lightBars: limits.rectifying.widestBar = .infinity
    case .secondLook: limits.scanning.secondLooks = 0
    case .examination: limits.examining.examinations = 0
    }
    return limits
  }
}

/// How much work is done for a picture.
///
/// Effort is counted in regions and renderings, never in time: the same picture gives the same
/// barcodes on any machine.
public enum ReaderEffort: String, Sendable, CaseIterable, Codable {
  /// The best three regions, with two renderings each; no second look.
  case fast
  /// Whatever is worth its time on phone photos.
  case normal
  /// Every likely region and every rendering, and zbar on a whole picture of any size.
  case max
}

extension ReaderEffort {
  /// The maximum number of regions that are read.
  var regionLimit: Int {
    switch self {
    case .fast: 3
    case .normal: 6
    case .max: 24
    }
  }

  /// The maximum number of renderings of a region.
  var renderingLimit: Int {
    switch self {
    case .fast: 2
    case .normal, .max: Rendering.all.count
    }
  }

  /// Whether a picture in which nothing is read is looked at once more, finely.
  var looksTwice: Bool { self != .fast }

  /// The maximum number of pixels of a picture that is scanned as a whole.
  var wholePictureLimit: Int {
    switch self {
    case .fast: 0
    case .normal: 4_000_000
    case .max: .max
    }
  }
}

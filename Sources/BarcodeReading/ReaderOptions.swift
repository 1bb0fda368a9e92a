/// The options of a ``BarcodeReader``.
public struct ReaderOptions: Sendable, Equatable {
  /// How much work is done for a picture.
  public var effort: ReaderEffort

  /// Where the stages draw their lines; only benchmarks move them.
  package var limits = ReaderLimits()

  public init(effort: ReaderEffort = .normal) {
    self.effort = effort
  }
}

/// How much work is done for a picture.
///
/// Effort is counted in regions and renderings, never in time: the same picture gives the same
/// barcodes on any machine.
public enum ReaderEffort: String, Sendable, CaseIterable, Codable {
  /// The best three regions, with two renderings each.
  case fast
  /// Whatever is worth its time on phone photos.
  case normal
  /// Every likely region and every rendering, and zbar on a whole picture of any size.
  case max
}

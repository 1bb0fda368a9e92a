/// How much work a picture is worth.
///
/// Effort is counted in regions and passes, never in time, so that the same picture gives the same
/// barcodes on any machine.
public enum ReaderEffort: String, Sendable, CaseIterable, Codable {
  /// The best few regions, two renderings each.
  case fast
  /// Whatever pays for its time on phone photos.
  case normal
  /// Every region and every rendering.
  case max
}

/// The result of scanning one photo or looking up one typed barcode, in a word.
public enum ScanStatus: String, Sendable, Hashable, Codable, CaseIterable {
  /// A barcode was read and names a release.
  case resolved
  /// A barcode names several pressings, and the evidence is not enough to be certain of one.
  case ambiguous
  /// A barcode was read, but no catalogue that was asked has it.
  case unknown
  /// A barcode was read, but the look-up failed for a reason that passes; it can be repeated.
  case pending
  /// A barcode was read, but look-ups fail until the user repairs something.
  case failed
  /// No barcode was found.
  case unread
  /// The photo could not be decoded, or the typed text is no barcode.
  case unreadable

  /// From 0 for the best status to 6; a photo with several barcodes has the best of their statuses.
  public var distance: Int {
    switch self {
    case .resolved: 0
    case .ambiguous: 1
    case .pending: 2
    case .failed: 3
    case .unknown: 4
    case .unread: 5
    case .unreadable: 6
    }
  }
}

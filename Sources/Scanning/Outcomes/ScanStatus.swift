/// How the scan of one photo, or the look-up of one typed barcode, ended.
public enum ScanStatus: String, Sendable, Hashable, Codable, CaseIterable {
  /// A barcode was read and names a release.
  case resolved
  /// Several pressings, and no evidence that separates them.
  case ambiguous
  /// Read, but in no catalogue that was asked.
  case unknown
  /// Read, but the look-up could not be made now; it is tried again later.
  case pending
  /// Read, but no look-up can be made until somebody acts.
  case failed
  /// No barcode was found.
  case unread
  /// The photo could not be decoded, or the typed text is no barcode.
  case unreadable

  /// How far it is from what was hoped for; the smaller wins where one photo has several barcodes.
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

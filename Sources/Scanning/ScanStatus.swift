/// How the scan of one photo, or the look-up of one typed barcode, ended.
public enum ScanStatus: String, Sendable, Hashable, Codable, CaseIterable {
  /// A barcode was read and names a release.
  case resolved
  /// Several pressings, and no evidence that separates them.
  case ambiguous
  /// Read, but in no catalogue that was asked.
  case unknown
  /// Read, but the look-up could not be made now.
  case pending
  /// No barcode was found.
  case unread
  /// The photo could not be decoded, or the typed text is no barcode.
  case unreadable

  /// The exit code of a run that ended with this alone.
  public var exitCode: Int32 {
    switch self {
    case .resolved, .ambiguous: 0
    case .unknown, .unread: 1
    case .unreadable: 2
    case .pending: 75
    }
  }

  /// How far it is from what was hoped for; the smaller wins where one photo has several barcodes.
  public var distance: Int {
    switch self {
    case .resolved: 0
    case .ambiguous: 1
    case .pending: 2
    case .unknown: 3
    case .unread: 4
    case .unreadable: 5
    }
  }
}

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
  /// No barcode was found, but the photo belongs to a record that another photo names.
  case grouped
  /// A person said which record it shows.
  case assigned
  /// A person said that it shows no record that matters.
  case dismissed

  /// From 0 for the best status to 9; a photo with several barcodes has the best of their statuses.
  public var distance: Int {
    switch self {
    case .resolved: 0
    case .assigned: 1
    case .ambiguous: 2
    case .pending: 3
    case .failed: 4
    case .unknown: 5
    case .grouped: 6
    case .unread: 7
    case .unreadable: 8
    case .dismissed: 9
    }
  }

  /// Whether the user has to look at it.
  public var needsUser: Bool {
    switch self {
    case .ambiguous, .unknown, .pending, .failed, .unread, .unreadable: true
    case .resolved, .grouped, .assigned, .dismissed: false
    }
  }
}

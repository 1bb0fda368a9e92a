import Files

/// All that became of one photo: an outcome a page.
public struct ScannedPhoto: Sendable {
  /// How it came to be known.
  public enum Novelty: Sendable, Hashable {
    /// It was read just now.
    case new
    /// It was scanned earlier and is as it was.
    case known
    /// Its content was scanned earlier under another name; under which, where that is gone.
    case moved(from: PhotoPath?)
  }

  public let path: PhotoPath
  /// In the order of the pages, at least one.
  public let outcomes: [ScanOutcome]
  /// What the file was like when it was read; nil where it could not be, and where nobody asked.
  public let file: FileIdentity?
  /// When the camera took it, in seconds by the camera's own clock; nil where it does not say.
  public let takenAt: Int?
  public let novelty: Novelty

  public init(
    path: PhotoPath, outcomes: [ScanOutcome], file: FileIdentity? = nil, takenAt: Int? = nil,
    novelty: Novelty = .new
  ) {
    self.path = path
    self.outcomes = outcomes
    self.file = file
    self.takenAt = takenAt
    self.novelty = novelty
  }
}

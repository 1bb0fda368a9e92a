import Files
import Library

/// A photo that was read and looked up, with an outcome for each page.
public struct ScannedPhoto: Sendable {
  /// Whether it was read in this run.
  public enum Novelty: Sendable, Hashable {
    /// It was read just now.
    case new
    /// It was scanned earlier and has not changed.
    case known
    /// Its content was scanned earlier under another name: which, if no file has that name any
    /// more.
    case moved(from: PhotoPath?)
  }

  public let path: PhotoPath
  /// In the order of the pages, at least one.
  public let outcomes: [ScanOutcome]
  /// Which version of the file was read; nil if it could not be read or this was not asked for.
  public let file: FileIdentity?
  /// When the camera took it, in seconds by the camera's clock; nil if the file does not say.
  public let takenAt: Int?
  public let novelty: Novelty
  /// The photo that names the record, as the memory has it; nil if it was taken alone.
  let record: PhotoPath?

  public init(
    path: PhotoPath, outcomes: [ScanOutcome], file: FileIdentity? = nil, takenAt: Int? = nil,
    novelty: Novelty = .new, record: PhotoPath? = nil
  ) {
    self.record = record
    self.path = path
    self.outcomes = outcomes
    self.file = file
    self.takenAt = takenAt
    self.novelty = novelty
  }
}

extension ScannedPhoto {
  func mapOutcomes(_ change: (ScanOutcome) -> ScanOutcome) -> ScannedPhoto {
    ScannedPhoto(
      path: path, outcomes: outcomes.map(change), file: file, takenAt: takenAt, novelty: novelty,
      record: record)
  }

  /// The photo, settled by what a person said of it; nil for nothing.
  func settled(_ verdict: PhotoVerdict?) -> ScannedPhoto {
    guard let verdict else { return self }
    return mapOutcomes { outcome in
      var outcome = outcome
      outcome.settle(verdict)
      return outcome
    }
  }
}

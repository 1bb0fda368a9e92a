import Files

/// What is remembered of earlier scans, so that nothing is done twice.
public protocol ScanMemory: Sendable {
  /// What became of a photo that is as it was when it was scanned; nil where it has to be read.
  func photo(_ path: PhotoPath, stamp: FileStamp) async throws -> ScannedPhoto?

  /// What became of the same content under whatever name; nil where it has to be scanned.
  func photo(_ path: PhotoPath, file: FileIdentity) async throws -> ScannedPhoto?

  /// Remembers photos, all of them or none, for good when it returns.
  func keep(_ photos: [ScannedPhoto]) async throws
}

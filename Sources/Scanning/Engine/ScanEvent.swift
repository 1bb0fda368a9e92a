import Files

/// What happens in a scan of many photos.
public enum ScanEvent: Sendable {
  /// A worker has taken the photo in hand.
  case started(PhotoPath)
  /// Everything about a photo is known, and kept where there is a memory. These come in the order of
  /// the names.
  case finished(ScannedPhoto)
  /// Something on the way to the photos that is no photo.
  case noticed(FolderNotice)
}

import Files
import Library
import Scanning

/// Finds photos that were scanned, by their names.
struct PhotoLookup {
  /// A photo with its content.
  struct Identified: Sendable {
    let path: PhotoPath
    /// SHA-256 of the content.
    let hash: [UInt8]
  }

  let library: LibraryDatabase

  /// The photos with these names, in the same order, each once.
  ///
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` if one of them was never scanned.
  func photos(_ paths: [PhotoPath]) async throws -> [ScannedPhoto] {
    let history = ScanHistory(ScanJournal(library))
    var seen: Set<PhotoPath> = []
    var photos: [ScannedPhoto] = []
    for path in paths where seen.insert(path.absolute).inserted {
      guard let photo = try await history.photo(path) else {
        throw LibraryFailure.refused("\(path) was not scanned yet", remedy: .scanFolder)
      }
      photos.append(photo)
    }
    return photos
  }

  /// The same photos, by their contents.
  ///
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` also if one of them could not be read.
  func identified(_ paths: [PhotoPath]) async throws -> [Identified] {
    try await photos(paths).map { photo in
      guard let file = photo.file else {
        throw LibraryFailure.refused("\(photo.path) could not be read", remedy: .makeReadable)
      }
      return Identified(path: photo.path, hash: file.hash)
    }
  }
}

import Files
import Library
import Scanning

/// Finds photos that were scanned, by their names.
struct PhotoLookup {
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
}

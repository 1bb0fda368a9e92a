import Files
import Library

/// Finds photos that were scanned, by their names.
public struct PhotoLookup: Sendable {
  /// A photo with its content.
  public struct Identified: Sendable {
    public let path: PhotoPath
    /// SHA-256 of the content.
    public let hash: [UInt8]
  }

  private let library: LibraryDatabase

  public init(library: LibraryDatabase) { self.library = library }

  /// The photos with these names, in the same order, each once.
  ///
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` if one of them was never scanned.
  public func photos(_ paths: [PhotoPath]) async throws -> [ScannedPhoto] {
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
  public func identified(_ paths: [PhotoPath]) async throws -> [Identified] {
    try await photos(paths).map { photo in
      guard let file = photo.file else {
        throw LibraryFailure.refused("\(photo.path) could not be read", remedy: .makeReadable)
      }
      return Identified(path: photo.path, hash: file.hash)
    }
  }

  /// Whether a record of the photo is in the collection, or was before the user removed it.
  ///
  /// - Throws: ``LibraryFailure``.
  public func isKept(_ photo: ScannedPhoto) async throws -> Bool {
    let keys = PhotoGroup(photos: [photo]).records.map(\.key.text)
    return try await !library.keptScans(among: keys).isEmpty
  }
}

import Files
import Library

extension ScanHistory {
  /// Photos that were scanned and whose files are gone.
  public struct GonePhotos: Sendable {
    public fileprivate(set) var files: [PhotoPath] = []
    /// Folders that are gone as a whole, with the count of their photos. A disk may be missing.
    public fileprivate(set) var inMissingFolders: [(folder: PhotoPath, count: Int)] = []
  }

  /// The photos whose files are gone.
  ///
  /// - Parameter places: folders and photos to look at; none for all. What is named is gone even if its
  ///   whole folder is.
  /// - Throws: ``LibraryFailure``.
  public func gone(in places: [PhotoPath]) async throws(LibraryFailure) -> GonePhotos {
    let roots = places.map { $0.absolute.bytes }
    var gone = GonePhotos()
    var last: [UInt8] = []
    while true {
      let paths = try await journal.paths(after: last, limit: Self.pathsAtOnce)
      for path in paths {
        last = path
        let photo = PhotoPath(bytes: path)
        let isNamed = roots.contains { path == $0 || path.starts(with: $0 + [UInt8(ascii: "/")]) }
        guard isNamed || roots.isEmpty, photo.isGone else { continue }
        let folder = photo.folder
        if isNamed || !folder.isGone {
          gone.files.append(photo)
        } else if gone.inMissingFolders.last?.folder == folder {
          gone.inMissingFolders[gone.inMissingFolders.count - 1].count += 1
        } else {
          gone.inMissingFolders.append((folder, 1))
        }
      }
      guard paths.count == Self.pathsAtOnce else { return gone }
    }
  }

  /// Forgets the scans of photos. What they showed stays in the collection.
  ///
  /// - Throws: ``LibraryFailure``.
  public func forget(_ photos: [PhotoPath]) async throws(LibraryFailure) {
    try await journal.keep([], gone: photos.map(\.bytes))
  }

  private static let pathsAtOnce = 1000
}

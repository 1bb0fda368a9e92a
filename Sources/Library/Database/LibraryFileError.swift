/// Why a file cannot be used as a library.
public enum LibraryFileError: Error, Sendable, Hashable {
  case notALibrary(path: String, reason: String)
  case newer(path: String)
  /// There is no room on the disk to make it or to bring it up to date.
  case full(path: String)
}

extension LibraryFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notALibrary(let path, let reason):
      "\(path): not a usable library (\(reason)): check --library, or put a backup from the same "
        + "folder in its place"
    case .newer(let path):
      "\(path): written by a newer VinylCrate: update vinylcrate, nothing was changed"
    case .full(let path):
      "\(path): the disk is full: make room, then run the same command again"
    }
  }
}

import Glibc
import SystemPackage

/// A folder for files that others write, as SQLite does, until they are complete and moved to their
/// places beside it. It goes with this value.
///
/// The folder is locked, not the files in it: closing a descriptor of a database would release SQLite's
/// own locks on it. What a killed program left is removed by the next draft, file or folder, that is
/// made at the same place.
public final class AsideFolder: Sendable {
  public let path: PhotoPath
  private let lock: OpenFile

  /// Makes the folder, empty, in another one.
  ///
  /// - Throws: `Errno`.
  public init(in folder: PhotoPath) throws(Errno) {
    path = folder.appending(Array(FileDrafts.newName().utf8))
    lock = OpenFile(try FileDrafts.makeFolder(path))
    FileDrafts.removeLeftovers(in: folder)
  }

  deinit { FileDrafts.removeFolder(path, lock.descriptor) }

  /// The path of a name in it.
  public func file(_ name: String) -> PhotoPath { path.appending(Array(name.utf8)) }
}

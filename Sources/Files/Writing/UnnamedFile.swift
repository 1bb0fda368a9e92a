import Glibc
import SystemPackage

extension FileDescriptor {
  /// O_TMPFILE of `<fcntl.h>`, which is a GNU extension; the same on all processors but Alpha, PA-RISC
  /// and SPARC.
  private static let withoutName = 0o20_000_000 | O_DIRECTORY

  /// A new file without a name in the file system of a folder, to write; nil where the system cannot
  /// make one, or could not give it a name later.
  static func unnamed(in folder: PhotoPath, _ permissions: FilePermissions) -> FileDescriptor? {
    let number = folder.withFileSystemName {
      Glibc.open($0, O_WRONLY | O_CLOEXEC | withoutName, permissions.rawValue)
    }
    guard number >= 0 else { return nil }
    let file = FileDescriptor(rawValue: number)
    // It will have a draft's name for a moment.
    flock(number, LOCK_EX)
    guard access(file.systemName, F_OK) == 0 else {
      try? file.close()
      return nil
    }
    return file
  }

  /// Gives a file without a name one, which must be free.
  func link(to path: PhotoPath) throws(Errno) {
    let result = path.withFileSystemName {
      linkat(AT_FDCWD, systemName, AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
    }
    guard result == 0 else { throw .last }
  }

  /// The name under which the system keeps it while it is open.
  private var systemName: String { "/proc/self/fd/\(rawValue)" }
}

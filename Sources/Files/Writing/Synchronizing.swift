import Glibc
import SystemPackage

extension FileDescriptor {
  /// Returns when what was written would survive a loss of power (fsync(2)).
  ///
  /// - Throws: `Errno`.
  public func synchronize() throws(Errno) {
    while fsync(rawValue) != 0 {
      guard Errno.last == .interrupted else { throw .last }
    }
  }
}

extension PhotoPath {
  /// Gives a file another name in the same file system, in place of what has that name.
  ///
  /// - Throws: `Errno`.
  public func rename(to other: PhotoPath) throws(Errno) {
    let result = withFileSystemName { own in
      other.withFileSystemName { Glibc.rename(own, $0) }
    }
    guard result == 0 else { throw .last }
  }

  /// Gives a file another name in the same file system, which must be free.
  func moveToFreeName(_ other: PhotoPath) throws(Errno) {
    // Unlike rename(2), link(2) replaces nothing.
    let result = withFileSystemName { own in
      other.withFileSystemName { link(own, $0) }
    }
    if result == 0 {
      _ = withFileSystemName { unlink($0) }
      return
    }
    // Some file systems know no second name of a file.
    guard [.notPermitted, .notSupported].contains(Errno.last) else { throw .last }
    guard (try? Stat(other, followsLinks: false)) == nil else { throw .fileExists }
    try rename(to: other)
  }

  /// Returns when the names in this folder would survive a loss of power.
  ///
  /// Does nothing for a folder that may not be listed and on file systems that cannot do it.
  ///
  /// - Throws: `Errno`.
  public func synchronizeFolder() throws(Errno) {
    guard let folder = try? OpenFile(withoutWaiting: self) else { return }
    do throws(Errno) {
      try withExtendedLifetime(folder) { () throws(Errno) in
        try folder.descriptor.synchronize()
      }
    } catch .invalidArgument {
      return
    }
  }
}

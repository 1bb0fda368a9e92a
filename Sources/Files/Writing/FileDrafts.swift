import Glibc
import SystemPackage

/// Files that are not complete yet, beside the places that they will have.
///
/// A draft's name cannot be guessed, so that nobody can put something of theirs in its place. Who writes
/// a draft keeps it locked (flock(2)). The system releases the lock when the process ends, however it
/// ends: a draft that nobody has locked is what a killed program left.
enum FileDrafts {
  private static let prefix = ".vinylcrate-draft-"

  static func newName() -> String {
    var random = SystemRandomNumberGenerator()
    let words = [random.next(), random.next()].map { String($0, radix: 36) }
    return prefix + words.joined()
  }

  /// Makes a draft and locks it.
  ///
  /// - Throws: `Errno.fileExists` where anything has that name, be it a link.
  static func make(
    _ path: PhotoPath, _ permissions: FilePermissions
  ) throws(Errno) -> FileDescriptor {
    while true {
      let file = try path.withFileSystemName { (name) throws(Errno) in
        try Errno.typed {
          try FileDescriptor.open(
            name, .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
            permissions: permissions)
        }
      }
      while flock(file.rawValue, LOCK_EX) != 0, Errno.last == .interrupted {}
      // Before it was locked, another program may have taken it for a draft that was left.
      if file.isFile(of: path) { return file }
      try? file.close()
    }
  }

  /// Removes the drafts that killed programs of this user left in a folder.
  static func removeLeftovers(in folder: PhotoPath) {
    guard let directory = folder.withFileSystemName({ opendir($0) }) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = UnsafeRawBufferPointer(nameOf: entry)
      if name.starts(with: prefix.utf8) { removeLeftover(folder.appending(Array(name))) }
    }
  }

  private static func removeLeftover(_ path: PhotoPath) {
    let number = path.withFileSystemName {
      open($0, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    guard number >= 0 else { return }
    let file = OpenFile(FileDescriptor(rawValue: number))
    guard let status = try? Stat(file.descriptor), status.type == .regular,
      status.linkCount == 1, status.userID.rawValue == geteuid(),
      flock(number, LOCK_EX | LOCK_NB) == 0,
      file.descriptor.isFile(of: path)
    else { return }
    _ = path.withFileSystemName { unlink($0) }
  }
}

extension FileDescriptor {
  /// Whether it is open on the file that has this name.
  fileprivate func isFile(of path: PhotoPath) -> Bool {
    guard let own = try? Stat(self), let named = try? Stat(path, followsLinks: false) else {
      return false
    }
    return own.inode == named.inode && own.deviceID == named.deviceID
  }
}

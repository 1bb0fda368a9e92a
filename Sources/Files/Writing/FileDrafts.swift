import Glibc
import SystemPackage

/// Files, and folders of files, that are not complete yet, beside the places that they will have.
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
      if isLocked(file, of: path) { return file }
    }
  }

  /// Makes a folder for drafts and locks it. What is in it needs no lock.
  ///
  /// - Throws: `Errno.fileExists` where anything has that name, be it a link.
  static func makeFolder(_ path: PhotoPath) throws(Errno) -> FileDescriptor {
    while true {
      guard path.withFileSystemName({ mkdir($0, 0o700) }) == 0 else { throw .last }
      let number = open(path, asFolder: true)
      if number >= 0 {
        let folder = FileDescriptor(rawValue: number)
        if isLocked(folder, of: path) { return folder }
      } else if errno != ENOENT {
        throw .last
      }
    }
  }

  /// Locks a draft that was just made. If another program took it for one that was left, before it was
  /// locked, it is closed.
  private static func isLocked(_ draft: FileDescriptor, of path: PhotoPath) -> Bool {
    while flock(draft.rawValue, LOCK_EX) != 0, Errno.last == .interrupted {}
    if draft.isFile(of: path) { return true }
    try? draft.close()
    return false
  }

  private static func open(_ path: PhotoPath, asFolder: Bool) -> Int32 {
    path.withFileSystemName {
      Glibc.open(
        $0, (asFolder ? O_RDONLY | O_DIRECTORY : O_RDWR) | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
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
    var number = open(path, asFolder: false)
    if number < 0, errno == EISDIR { number = open(path, asFolder: true) }
    guard number >= 0 else { return }
    let draft = OpenFile(FileDescriptor(rawValue: number))
    guard let status = try? Stat(draft.descriptor), status.userID.rawValue == geteuid(),
      flock(number, LOCK_EX | LOCK_NB) == 0, draft.descriptor.isFile(of: path)
    else { return }
    switch status.type {
    case .directory: removeFolder(path, draft.descriptor)
    case .regular where status.linkCount == 1: _ = path.withFileSystemName { unlink($0) }
    default: break
    }
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

import Glibc

/// Lets only one program at a time work in a folder, by flock(2).
///
/// The folder is locked, not the library in it: closing any descriptor of a file would release SQLite's
/// own locks on that file.
enum FolderLock {
  /// Runs `body` while the folder is locked. Where folders cannot be locked, as on some network drives,
  /// it runs without a lock.
  static func holding<Value>(_ path: String, _ body: () throws -> Value) rethrows -> Value {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}

import Glibc

/// Keeps programs that ask for the same folder apart, by flock(2).
///
/// The folder is locked and not the library in it: a program that closes a file loses all of SQLite's
/// own locks on it.
enum FolderLock {
  /// What `body` makes while nobody else holds the folder; where folders cannot be locked, as on some
  /// network drives, they are not.
  static func holding<Value>(_ path: String, _ body: () throws -> Value) rethrows -> Value {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}

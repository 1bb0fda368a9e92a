import Glibc

/// Asks the system whether somebody has a file open for writing: then it grants no lease for reading
/// (fcntl(2), "Leases").
enum FileLease {
  // F_SETLEASE and F_SETSIG of <fcntl.h>, which are GNU extensions.
  private static let setLease: Int32 = 1024
  private static let setSignal: Int32 = 10

  /// False also where the system cannot tell, as for files of other users.
  static func isBeingWritten(_ path: PhotoPath) -> Bool {
    let descriptor = path.withFileSystemName { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { return false }
    // Closing it gives the lease back. Who opens it for writing right now waits for that, and the
    // system tells by a signal, which must be one that does nothing.
    defer { close(descriptor) }
    guard fcntl(descriptor, setSignal, SIGURG) == 0 else { return false }
    return fcntl(descriptor, setLease, Int32(F_RDLCK)) != 0 && errno == EAGAIN
  }
}

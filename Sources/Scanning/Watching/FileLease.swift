import Glibc

/// Asks the system whether somebody has a file open for writing: then it grants no lease for reading
/// (fcntl(2), "Leases").
enum FileLease {
  // F_SETLEASE of <fcntl.h>, which is a GNU extension.
  private static let setLease: Int32 = 1024

  /// False also where the system cannot tell, as for files of other users.
  static func isBeingWritten(_ path: PhotoPath) -> Bool {
    let descriptor = path.withFileSystemName { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { return false }
    // Closing it gives the lease back.
    defer { close(descriptor) }
    return fcntl(descriptor, setLease, Int32(F_RDLCK)) != 0 && errno == EAGAIN
  }
}

import Glibc
import SystemPackage

/// Asks the system whether somebody has a file open for writing: then it grants no lease for reading
/// (fcntl(2), "Leases").
public enum FileLease {
  // F_SETLEASE and F_SETSIG of <fcntl.h>, which are GNU extensions.
  private static let setLease: Int32 = 1024
  private static let setSignal: Int32 = 10

  /// False also where the system cannot tell, as for files of other users.
  public static func isBeingWritten(_ path: PhotoPath) -> Bool {
    // Closing it gives the lease back. Who opens it for writing right now waits for that, and the
    // system tells by a signal, which must be one that does nothing.
    guard let file = try? OpenFile(withoutWaiting: path) else { return false }
    return withExtendedLifetime(file) {
      let number = file.descriptor.rawValue
      guard fcntl(number, setSignal, SIGURG) == 0 else { return false }
      return fcntl(number, setLease, Int32(F_RDLCK)) != 0
        && Errno.last == .resourceTemporarilyUnavailable
    }
  }
}

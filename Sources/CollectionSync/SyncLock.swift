import Glibc
import Library

/// Lets only one program at a time bring a library and Discogs together: two pushes would each add what
/// the other adds.
///
/// It is a file beside the library that is locked by flock(2); it stays, and the system releases the lock
/// when the process ends, however it ends.
public final class SyncLock: Sendable {
  private let descriptor: Int32

  /// Where no file can be made beside the library, there is no lock.
  ///
  /// - Throws: ``SyncFailure/busy`` while another program holds it.
  public init(for library: LibraryDatabase) throws(SyncFailure) {
    descriptor = open(
      library.path + "-discogs", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor < 0 || flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw .busy
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Calls `body` while the lock is held.
  public func holding<Value>(_ body: () async throws -> Value) async throws -> Value {
    defer { withExtendedLifetime(self) {} }
    return try await body()
  }
}

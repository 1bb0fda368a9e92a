import Glibc
import Problems

/// A file that is written aside and put in its place when it is complete, so that a broken one never
/// stands there.
public final class AsideFile {
  /// Why it could not be written, with its name.
  public struct Failure: Problem {
    public let reason: String
    public let remedy: Remedy?
  }

  private let path: String
  private let draft: String
  private let descriptor: Int32
  private var isInPlace = false

  /// - Throws: ``Failure``, also where a device or a folder stands in its place.
  public init(_ path: String) throws(Failure) {
    // A link stays, and what it leads to is replaced.
    let target = realpath(path, nil)
    defer { free(target) }
    self.path = target.map { String(cString: $0) } ?? path
    draft = "\(self.path).draft-\(getpid())"
    var status = stat()
    guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(reason: "\(path): is not a regular file", remedy: .chooseAnother(.file))
    }
    descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.failure(path) }
  }

  deinit {
    close(descriptor)
    if !isInPlace { unlink(draft) }
  }

  /// - Throws: ``Failure``.
  public func write(_ text: String) throws(Failure) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { rest in
        Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        sent += count
      } else if errno != EINTR {
        throw Self.failure(path)
      }
    }
  }

  /// Puts what was written in its place.
  ///
  /// - Throws: ``Failure``.
  public func finish() throws(Failure) {
    guard fsync(descriptor) == 0, rename(draft, path) == 0 else { throw Self.failure(path) }
    isInPlace = true
  }

  private static func failure(_ path: String) -> Failure {
    let reason = String(cString: strerror(errno))
    return Failure(reason: "\(path): \(reason)", remedy: .makeRoomOrChooseAnother(.file))
  }
}

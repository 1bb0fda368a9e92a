import Glibc
import Problems

/// A file that is read chunk by chunk, or standard input.
final class InputFile {
  /// Why it cannot be read.
  struct Failure: Problem {
    let reason: String
    var remedy: Remedy? { .nameReadableFile }
  }

  /// The name as it was given.
  let path: String
  private let descriptor: Int32

  /// - Throws: ``Failure``.
  init(_ path: String) throws(Failure) {
    self.path = path
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(path) }
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// The next bytes; none at the end.
  ///
  /// - Throws: ``Failure``.
  func nextChunk() throws(Failure) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count >= 0 { return Array(chunk[..<count]) }
      guard errno == EINTR else { throw Self.failure(path) }
    }
  }

  private static func failure(_ path: String) -> Failure {
    let reason = String(cString: strerror(errno))
    return Failure(reason: "\(path): \(reason)")
  }
}

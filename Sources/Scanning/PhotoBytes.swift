import Glibc

/// The bytes of a photo, from a file or from standard input.
enum PhotoBytes {
  /// Larger files are refused: compressed pictures of one sleeve stay far below.
  static let limit = 1 << 30

  static func read(_ path: PhotoPath) throws(FileProblem) -> [UInt8] {
    if path == .standardInput { return try readToEnd(STDIN_FILENO, expecting: 1 << 20) }

    // The system would open the file that is called like the part before the zero byte.
    guard !path.bytes.contains(0) else { throw .missing }

    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let name = path.bytes.map { CChar(bitPattern: $0) } + [0]
    let descriptor = open(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(of: errno) }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw problem(of: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .directory
    default: throw .notARegularFile
    }
    guard Int(status.st_size) <= limit else { throw .tooLarge(limit: limit) }
    return try readToEnd(descriptor, expecting: Int(status.st_size) + 1)
  }

  private static func readToEnd(
    _ descriptor: Int32, expecting size: Int
  ) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = max(size, 4096)
    while true {
      var (count, failure) = (0, Int32(0))
      bytes += [UInt8](unsafeUninitializedCapacity: chunk) { buffer, initialized in
        count = Glibc.read(descriptor, buffer.baseAddress, chunk)
        failure = errno
        initialized = max(0, count)
      }
      if count == 0 { return bytes }
      if count < 0, failure != EINTR { throw problem(of: failure) }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      chunk = 1 << 16
    }
  }

  private static func problem(of code: Int32) -> FileProblem {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .permissionDenied
    case EISDIR: .directory
    case ENXIO: .notARegularFile
    default: .failed(String(cString: strerror(code)))
    }
  }
}

import Glibc

/// The bytes of a photo, from a file or from standard input.
public struct PhotoFile: Sendable {
  /// Larger files are refused: compressed pictures of one sleeve stay far below.
  static let limit = 1 << 30

  public let bytes: [UInt8]
  /// Nil for standard input, and where nobody asked.
  public let identity: FileIdentity?

  /// - Parameter identifies: whether the content's hash is wanted.
  /// - Throws: ``FileProblem``.
  public init(_ path: PhotoPath, identifies: Bool = false) throws(FileProblem) {
    guard path != .standardInput else {
      bytes = try Self.readToEnd(STDIN_FILENO, expecting: 1 << 20)
      identity = nil
      return
    }
    // The system would open the file that is called like the part before the zero byte.
    guard !path.bytes.contains(0) else { throw .missing }

    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let descriptor = path.withFileSystemName { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileProblem(code: errno) }
    defer { close(descriptor) }

    let before = try Self.status(of: descriptor)
    switch before.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .directory
    default: throw .notARegularFile
    }
    guard Int(before.st_size) <= Self.limit else { throw .tooLarge(limit: Self.limit) }
    bytes = try Self.readToEnd(descriptor, expecting: Int(before.st_size) + 1)
    let stamp = FileStamp(before)
    guard stamp == FileStamp(try Self.status(of: descriptor)) else { throw .changing }
    identity = identifies ? FileIdentity(stamp: stamp, content: bytes) : nil
  }

  private static func status(of descriptor: Int32) throws(FileProblem) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(code: errno) }
    return status
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
      if count < 0, failure != EINTR { throw FileProblem(code: failure) }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      chunk = 1 << 16
    }
  }
}

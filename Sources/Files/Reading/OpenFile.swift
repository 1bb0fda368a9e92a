import SystemPackage

/// An open file, pipe or device, closed when nobody holds it any more.
public final class OpenFile: Sendable {
  public let descriptor: FileDescriptor
  private let isOwned: Bool

  /// - Parameter isOwned: whether it is closed with this value.
  public init(_ descriptor: FileDescriptor, isOwned: Bool = true) {
    self.descriptor = descriptor
    self.isOwned = isOwned
  }

  /// Opens a file for reading.
  ///
  /// - Parameter path: standard input by the name "-".
  /// - Throws: `Errno`.
  public convenience init(reading path: PhotoPath) throws(Errno) {
    if path == .standardInput {
      self.init(.standardInput, isOwned: false)
    } else {
      self.init(try Self.open(path, []))
    }
  }

  /// Opens a file without waiting, as a pipe that nobody writes to would make the caller do.
  ///
  /// - Throws: `Errno`.
  public convenience init(withoutWaiting path: PhotoPath) throws(Errno) {
    self.init(try Self.open(path, .nonBlocking))
  }

  private static func open(
    _ path: PhotoPath, _ options: FileDescriptor.OpenOptions
  ) throws(Errno) -> FileDescriptor {
    // The system would open the file that is called like the part before the zero byte.
    guard !path.bytes.contains(0) else { throw .noSuchFileOrDirectory }
    return try path.withFileSystemName { (name) throws(Errno) in
      try Errno.typed {
        try FileDescriptor.open(name, .readOnly, options: options.union(.closeOnExec))
      }
    }
  }

  deinit {
    if isOwned { try? descriptor.close() }
  }

  /// The next bytes, at most `count`; none at the end. Waits for them where there are none yet.
  ///
  /// - Throws: `Errno`.
  public func nextBytes(_ count: Int = 1 << 16) throws(Errno) -> [UInt8] {
    try Errno.typed {
      try [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        initialized = try descriptor.read(into: UnsafeMutableRawBufferPointer(buffer))
      }
    }
  }

  /// All bytes up to the end.
  ///
  /// - Parameters:
  ///   - size: how many are expected; more or fewer may come.
  ///   - limit: the most that are taken.
  /// - Throws: ``FileProblem``.
  public func bytesToEnd(expecting size: Int, limit: Int) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = max(size + 1, 4096)
    while bytes.count <= limit {
      let next = try FileProblem.reporting { () throws(Errno) in try nextBytes(chunk) }
      if next.isEmpty { return bytes }
      // The first chunk is mostly the whole file, which would be held twice.
      if bytes.isEmpty { bytes = next } else { bytes += next }
      chunk = 1 << 16
    }
    throw .tooLarge(limit: limit)
  }
}

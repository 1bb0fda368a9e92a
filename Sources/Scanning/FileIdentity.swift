import Glibc

/// What a file was like when it was read.
public struct FileIdentity: Sendable, Hashable {
  public let stamp: FileStamp
  /// SHA-256 of its content, 32 bytes.
  public let hash: [UInt8]

  public init(stamp: FileStamp, hash: [UInt8]) {
    self.stamp = stamp
    self.hash = hash
  }

  init(stamp: FileStamp, content: [UInt8]) {
    self.init(stamp: stamp, hash: ContentHash.sha256(of: content))
  }
}

/// What a file system tells of a file's content without reading it.
public struct FileStamp: Sendable, Hashable {
  /// In bytes.
  public let size: Int
  /// When it was last written, in nanoseconds since 1970.
  public let modified: Int

  public init(size: Int, modified: Int) {
    self.size = size
    self.modified = modified
  }

  init(_ status: stat) {
    self.init(
      size: Int(status.st_size),
      modified: status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec)
  }

  /// Nil where there is no regular file of that name.
  init?(of path: PhotoPath) {
    var status = stat()
    guard path.withFileSystemName({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    self.init(status)
  }
}

import SystemPackage

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

  init(_ status: Stat) {
    self.init(
      size: Int(status.size),
      modified: status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec)
  }

  /// Nil where there is no regular file of that name.
  public init?(of path: PhotoPath) {
    guard let status = try? Stat(path), status.type == .regular else { return nil }
    self.init(status)
  }
}

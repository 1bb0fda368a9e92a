import SystemPackage

/// Tells whether two names lead to the same file, through links and by other names of it too.
public enum FileAddress: Sendable, Hashable {
  case file(device: UInt, number: UInt)
  /// There is no file; the name that one would have.
  case free(PhotoPath)

  public init(_ path: PhotoPath) {
    if let status = try? Stat(path) {
      self = .file(
        device: UInt(status.deviceID.rawValue), number: UInt(status.inode.rawValue))
    } else {
      let name = Array(path.bytes.reversed().prefix { $0 != UInt8(ascii: "/") }.reversed())
      self = .free((path.folder.resolvingLinks() ?? path.folder.absolute).appending(name))
    }
  }
}

import Files

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

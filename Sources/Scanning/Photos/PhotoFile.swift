import Files

/// The bytes of a photo, from a file or from standard input.
public struct PhotoFile: Sendable {
  /// Larger files are refused, in bytes: photos of one sleeve are far smaller.
  static let limit = 1 << 30

  public let bytes: [UInt8]
  /// Nil where there is no file, and if it was not asked for.
  public let identity: FileIdentity?

  /// Reads it; blocks the thread until all bytes have arrived.
  ///
  /// - Parameter identifies: whether the content's hash is wanted.
  /// - Throws: ``FileProblem``.
  public init(_ path: PhotoPath, identifies: Bool = false) throws(FileProblem) {
    guard path != .standardInput else {
      let input = OpenFile(.standardInput, isOwned: false)
      bytes = try input.bytesToEnd(expecting: 1 << 20, limit: Self.limit)
      identity = nil
      return
    }
    let file = try WholeFile(path, limit: Self.limit)
    bytes = file.bytes
    identity = identifies ? FileIdentity(stamp: file.stamp, content: file.bytes) : nil
  }

  /// A content that came without a file.
  init(content: [UInt8]) {
    bytes = content
    identity = nil
  }

  /// Reads it on a thread of its own, so that the caller's is free meanwhile.
  ///
  /// - Throws: ``FileProblem``.
  static func reading(_ path: PhotoPath) async throws(FileProblem) -> PhotoFile {
    try await WaitingThread.run { () throws(FileProblem) in try PhotoFile(path) }
  }
}

/// The content of a photo that came without a file, or why it cannot be had.
public typealias PhotoContent = Result<PhotoFile, FileProblem>

/// Which version of a file was read: its size and time, and its content.
public struct FileIdentity: Sendable, Hashable {
  public let stamp: FileStamp
  /// SHA-256 of its content, 32 bytes.
  public let hash: [UInt8]

  public init(stamp: FileStamp, hash: [UInt8]) {
    self.stamp = stamp
    self.hash = hash
  }

  /// Read in parts, so that a file of any size takes no memory; nil if it cannot be read, or was written
  /// to meanwhile.
  init?(of path: PhotoPath) {
    guard let stamp = FileStamp(of: path), let file = try? OpenFile(withoutWaiting: path),
      let hash = ContentHash.sha256(ofParts: { try file.nextBytes() }),
      FileStamp(of: path) == stamp
    else { return nil }
    self.init(stamp: stamp, hash: hash)
  }

  init(stamp: FileStamp, content: [UInt8]) {
    self.init(stamp: stamp, hash: ContentHash.sha256(of: content))
  }
}

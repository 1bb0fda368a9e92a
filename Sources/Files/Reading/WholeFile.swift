import SystemPackage

/// All bytes of a regular file, and what it was like when they were read.
public struct WholeFile: Sendable {
  public let bytes: [UInt8]
  public let stamp: FileStamp

  /// - Parameter limit: the most bytes that it may have; a larger file is refused by its size.
  /// - Throws: ``FileProblem``, also for what is no regular file and for one that was written to
  ///   meanwhile.
  public init(_ path: PhotoPath, limit: Int) throws(FileProblem) {
    let file = try FileProblem.reporting { () throws(Errno) in
      try OpenFile(withoutWaiting: path)
    }
    let before = try file.status()
    switch before.type {
    case .regular: break
    case .directory: throw .directory
    default: throw .notARegularFile
    }
    stamp = FileStamp(before)
    guard stamp.size <= limit else { throw .tooLarge(limit: limit) }
    bytes = try file.bytesToEnd(expecting: stamp.size, limit: limit)
    guard stamp == FileStamp(try file.status()) else { throw .changing }
  }
}

extension OpenFile {
  fileprivate func status() throws(FileProblem) -> Stat {
    try FileProblem.reporting { () throws(Errno) in try Stat(descriptor) }
  }
}

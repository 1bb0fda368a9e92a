import SystemPackage

/// A file's name and content, as another program hands them over.
public struct ContentFrame: Sendable, Hashable {
  public let path: PhotoPath
  /// Nil for a content that is larger than the limit: it does not follow the frame's head.
  public let content: [UInt8]?
}

/// The frames that come in on a file or on standard input, one after another.
///
/// A frame has a head of 16 bytes: the mark `VCF1`, the length of the name in 4 bytes and that of the
/// content in 8, the highest byte first. The name and the content follow. Between frames the stream may
/// end.
public struct FrameStream: Sendable {
  /// In bytes: the system knows no longer names of files (PATH_MAX of `<limits.h>`).
  public static let longestName = NameStream.longestName

  private static let mark = Array("VCF1".utf8)
  private static let headLength = 16

  private let file: OpenFile
  private let limit: Int
  /// Frames that have begun.
  private var count = 0

  /// - Parameter limit: the most bytes that a content may have.
  public init(_ file: OpenFile, limit: Int) {
    (self.file, self.limit) = (file, limit)
  }

  /// Whether a read would return at once: the next frame has begun, or there is none.
  public func isReady() -> Bool { file.descriptor.isReadable }

  /// The next frame; nil at the end of the stream, and where the task is cancelled while it waits.
  ///
  /// - Throws: ``FileProblem``, also for a frame that is broken.
  public mutating func next() async throws(FileProblem) -> ContentFrame? {
    guard let head = try await bytes(Self.headLength), !head.isEmpty else { return nil }
    count += 1
    guard head.starts(with: Self.mark.prefix(head.count)) else { throw broken(.noMark) }
    guard head.count == Self.headLength else { throw broken(.endsInHead) }
    let (nameLength, contentLength) = (Self.number(head[4..<8]), Self.number(head[8...]))
    guard (1...UInt64(Self.longestName)).contains(nameLength) else {
      throw broken(.nameLength(nameLength, limit: Self.longestName))
    }
    guard let name = try await part(Int(nameLength), .name) else { return nil }
    let path = PhotoPath(bytes: name)
    guard contentLength <= UInt64(limit) else { return ContentFrame(path: path, content: nil) }
    guard let content = try await part(Int(contentLength), .content) else { return nil }
    return ContentFrame(path: path, content: content)
  }

  /// A whole part of a frame; nil where the task is cancelled.
  private func part(
    _ length: Int, _ part: FrameFault.Part
  ) async throws(FileProblem) -> [UInt8]? {
    guard let bytes = try await bytes(length) else { return nil }
    guard bytes.count == length else { throw broken(.endsIn(part, bytes.count, of: length)) }
    return bytes
  }

  /// So many bytes, or fewer at the end of the stream; nil where the task is cancelled.
  private func bytes(_ length: Int) async throws(FileProblem) -> [UInt8]? {
    var bytes: [UInt8] = []
    // What is announced may never come.
    bytes.reserveCapacity(min(length, 16 << 20))
    while bytes.count < length {
      if !file.descriptor.isReadable {
        guard await file.descriptor.untilReadable() else { return nil }
      }
      let rest = length - bytes.count
      let next = try FileProblem.reporting { () throws(Errno) in
        try file.nextBytes(min(rest, 1 << 18))
      }
      if next.isEmpty { break }
      bytes += next
    }
    return bytes
  }

  private func broken(_ fault: FrameFault) -> FileProblem { .brokenFrame(number: count, fault) }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}

import Decompression
import Files

/// Cuts a dump into chunks of whole releases.
struct ChunkReader {
  private let path: PhotoPath
  private let source: any ByteSource
  private let file: DecompressedFile
  private let frame: ChunkFrame
  private let size: Int

  /// What was read after the last chunk's end.
  private var rest: [UInt8]
  /// Where that begins.
  private var byte: Int
  private var line: Int
  private var isAtEnd = false

  /// - Parameter size: how many bytes a chunk has, unless one release is larger.
  init(_ start: DumpStart, size: Int = 1 << 19) {
    path = start.file.path
    source = start.source
    file = start.file
    frame = start.frame
    rest = start.head
    byte = start.place.byte
    line = start.place.line
    self.size = size
  }

  /// The next releases; nil at the end.
  ///
  /// - Throws: ``DumpProblem``, also where the dump is cut off.
  mutating func next() throws(DumpProblem) -> Chunk? {
    var capacity = max(size, rest.count)
    while true {
      var bytes = try read(capacity)
      let content = bytes[frame.opening.count...]
      let end = content.withUnsafeBytes(frame.lastEnd(in:)) ?? 0
      if end == 0 && !isAtEnd {
        guard content.count <= frame.limit else {
          throw problem("a \(frame.noun) is larger than \(frame.limit >> 20) MiB")
        }
        rest = Array(content)
        capacity = 2 * content.count
        continue
      }
      if end == 0 || isAtEnd && frame.closing.isEmpty { return try last(content) }
      rest = Array(content[(content.startIndex + end)...])
      bytes.removeLast(rest.count)
      return chunk(&bytes)
    }
  }

  /// What is left at the end: one line without a line feed, or the closing tag.
  private mutating func last(_ content: ArraySlice<UInt8>) throws(DumpProblem) -> Chunk? {
    rest = []
    if frame.closing.isEmpty {
      var bytes = Array(content)
      return bytes.isEmpty ? nil : chunk(&bytes)
    }
    let tail = content.drop(while: \.isXMLSpace)
    guard tail.starts(with: frame.closing),
      tail.dropFirst(frame.closing.count).allSatisfy(\.isXMLSpace)
    else {
      throw problem(
        tail.isEmpty || content.count < frame.limit
          ? "the dump ends before \(String(decoding: frame.closing, as: UTF8.self))"
          : "no \(frame.noun) ends here")
    }
    return nil
  }

  private mutating func chunk(_ bytes: inout [UInt8]) -> Chunk {
    let place = DumpPlace(byte: byte, line: line)
    byte += bytes.count - frame.opening.count
    line += bytes.lineFeeds
    bytes += frame.closing
    return Chunk(
      bytes: bytes, place: place, end: Chunk.End(byte: byte, compressed: file.offset))
  }

  /// The opening tag, the rest, and more bytes up to `capacity`.
  private mutating func read(_ capacity: Int) throws(DumpProblem) -> [UInt8] {
    let head = frame.opening + rest
    let room = isAtEnd ? 0 : capacity + (1 << 16) - rest.count
    var failure: DecompressionProblem?
    let bytes = [UInt8](
      unsafeUninitializedCapacity: head.count + room + frame.closing.count
    ) { buffer, count in
      _ = buffer.initialize(from: head)
      count = head.count
      let free = UnsafeMutableRawBufferPointer(buffer.extracting(count..<(count + room)))
      do throws(DecompressionProblem) {
        let filled = try source.read(into: free)
        isAtEnd = filled < room
        count += filled
      } catch {
        failure = error
      }
    }
    if let failure { throw .stream(failure) }
    return bytes
  }

  private func problem(_ reason: String) -> DumpProblem {
    .broken(path: path, DumpPlace(byte: byte, line: line), reason)
  }
}

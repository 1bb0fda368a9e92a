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

  /// - Parameter size: how many bytes a chunk has at most, unless one release is larger.
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
  /// - Parameter storage: the storage of a chunk that is no longer used.
  /// - Throws: ``DumpProblem``, also where the dump is cut off.
  mutating func next(in storage: [UInt8]? = nil) throws(DumpProblem) -> Chunk? {
    var storage = storage ?? []
    while true {
      let filled = try fill(&storage)
      let content = frame.opening.count..<filled
      let end = storage[content].withUnsafeBytes(frame.lastEnd(in:)) ?? 0
      if !isAtEnd && end == 0 {
        guard content.count <= frame.limit else {
          throw problem("a \(frame.noun) is larger than \(frame.limit >> 20) MiB")
        }
        rest = Array(storage[content])
        continue
      }
      if end == 0 && !frame.closing.isEmpty {
        try checkEnd(storage[content])
        return nil
      }
      // The last line may lack its line feed.
      let used = isAtEnd && frame.closing.isEmpty ? content.count : end
      rest = Array(storage[content].dropFirst(used))
      return used == 0 ? nil : chunk(storage, frame.opening.count + used)
    }
  }

  /// Puts the opening tag, the rest and further bytes into the storage, and tells how many they are.
  private mutating func fill(_ storage: inout [UInt8]) throws(DumpProblem) -> Int {
    let head = frame.opening.count + rest.count
    // For the closing tag and the zero after it.
    let reserve = frame.closing.count + 1
    let room = rest.count < size / 2 ? size : 2 * rest.count
    if storage.count < room {
      storage = [UInt8](repeating: 0, count: room + reserve + frame.opening.count)
    }
    storage.replaceSubrange(..<frame.opening.count, with: frame.opening)
    storage.replaceSubrange(frame.opening.count..<head, with: rest)
    guard !isAtEnd else { return head }
    let result = storage.withUnsafeMutableBytes { bytes in
      Result { () throws(DecompressionProblem) in
        let free = bytes[head..<(bytes.count - reserve)]
        let filled = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: free))
        isAtEnd = filled < free.count
        return head + filled
      }
    }
    do {
      return try result.get()
    } catch {
      throw .stream(error)
    }
  }

  private mutating func chunk(_ storage: consuming [UInt8], _ end: Int) -> Chunk {
    let place = DumpPlace(byte: byte, line: line)
    byte += end - frame.opening.count
    line += storage[..<end].lineFeeds
    let count = end + frame.closing.count
    storage.replaceSubrange(end..<count, with: frame.closing)
    storage[count] = 0
    return Chunk(
      storage: storage, count: count, place: place,
      end: Chunk.End(byte: byte, compressed: file.offset))
  }

  /// Nothing but the closing tag may follow after the last release.
  private func checkEnd(_ content: ArraySlice<UInt8>) throws(DumpProblem) {
    let tail = content.drop(while: \.isXMLSpace)
    guard tail.starts(with: frame.closing),
      tail.dropFirst(frame.closing.count).allSatisfy(\.isXMLSpace)
    else {
      let tag = String(decoding: frame.closing, as: UTF8.self)
      throw problem(
        tail.starts(with: frame.closing)
          ? "something follows after \(tag)" : "the dump ends without \(tag)")
    }
  }

  private func problem(_ reason: String) -> DumpProblem {
    .broken(path: path, DumpPlace(byte: byte, line: line), reason)
  }
}

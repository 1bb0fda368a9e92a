/// The chunks of a PNG file (PNG, third edition, clause 5.3): length, type, data, checksum.
struct PNGChunks: Sequence, IteratorProtocol {
  struct Chunk {
    let type: ArraySlice<UInt8>
    let data: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  /// Where the next chunk begins.
  private var offset = 8

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next chunk that is there as a whole.
  mutating func next() -> Chunk? {
    guard offset + 12 <= bytes.count else { return nil }
    let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    let end = offset + 12 + length
    guard end <= bytes.count else { return nil }
    defer { offset = end }
    return Chunk(
      type: bytes[(offset + 4)..<(offset + 8)], data: bytes[(offset + 8)..<(end - 4)])
  }

  /// The byte at which the first chunk begins that the file ends within; nil when there is an end
  /// chunk.
  var firstIncomplete: Int? {
    var chunks = self
    while let chunk = chunks.next() {
      if chunk.type.elementsEqual("IEND".utf8) { return nil }
    }
    return chunks.offset
  }
}

/// What encloses the releases of a chunk, and what ends each.
struct ChunkFrame: Sendable {
  let opening: [UInt8]
  let closing: [UInt8]
  /// The last bytes of each release.
  let terminator: [UInt8]
  /// The most bytes that one release may take.
  let limit: Int
  /// What a release of this dump is called.
  let noun: String

  static let releases = xml(element: "release")
  static let masters = xml(element: "master")

  private static func xml(element: String) -> ChunkFrame {
    ChunkFrame(
      opening: Array("<\(element)s>".utf8), closing: Array("</\(element)s>".utf8),
      terminator: Array("</\(element)>".utf8), limit: 16 << 20, noun: element)
  }

  /// One release a line.
  static let lines = ChunkFrame(
    opening: [], closing: [], terminator: [UInt8(ascii: "\n")], limit: 32 << 20, noun: "release")

  /// Where the last release in these bytes ends; nil if none ends in them.
  func lastEnd(in bytes: UnsafeRawBufferPointer) -> Int? {
    var end = bytes.count
    while end >= terminator.count {
      if ends(bytes, at: end) { return end }
      end -= 1
    }
    return nil
  }

  /// Where the first release in these bytes ends; nil if none ends in them.
  func firstEnd(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.count >= terminator.count else { return nil }
    return (terminator.count...bytes.count).first { ends(bytes, at: $0) }
  }

  private func ends(_ bytes: UnsafeRawBufferPointer, at end: Int) -> Bool {
    bytes[end - 1] == terminator[terminator.count - 1]
      && bytes[(end - terminator.count)..<end].elementsEqual(terminator)
  }
}

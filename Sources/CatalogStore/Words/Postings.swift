/// The releases that have a word, ascending, as bytes: for each a varint of the distance from the one
/// before, times 16, and the fields that the word stands in.
struct PostingWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  private var last: Int64 = 0

  mutating func append(_ release: Int64, _ fields: Field) {
    var rest = UInt64(release - last) << 4 | UInt64(fields.rawValue)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
    last = release
    count += 1
  }

  /// Begins a new list, which does not depend on what was before.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    (count, last) = (0, 0)
  }
}

/// Reads what ``PostingWriter`` wrote.
struct PostingReader {
  private let bytes: [UInt8]
  private var position = 0
  /// The release it stands at; 0 before the first.
  private(set) var release: Int64 = 0
  private(set) var fields: Field = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Goes to the next release; false at the end, and where the bytes are cut off.
  @inline(__always)
  mutating func next() -> Bool {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count, shift < 64 {
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 {
        release &+= Int64(truncatingIfNeeded: value >> 4)
        fields = Field(rawValue: UInt8(value & 15))
        return true
      }
      shift += 7
    }
    return false
  }
}

/// The postings of a word out of several lists, ascending.
struct MergedPostings {
  /// How many there are.
  let count: Int
  private var parts: [PostingReader]

  /// - Parameter isAscending: whether each list begins after the end of the one before.
  init(_ parts: [PostingReader], count: Int, isAscending: Bool) {
    self.count = count
    // The next part is last, so that it can be removed.
    self.parts = isAscending ? parts.reversed() : []
    guard !isAscending else { return }
    var all: [(Int64, Field)] = []
    for var part in parts {
      while part.next() { all.append((part.release, part.fields)) }
    }
    var sorted = PostingWriter()
    for (release, fields) in all.sorted(by: { $0.0 < $1.0 }) { sorted.append(release, fields) }
    self.parts = [PostingReader(sorted.bytes)]
  }

  mutating func next() -> (release: Int64, fields: Field)? {
    while let last = parts.indices.last {
      if parts[last].next() { return (parts[last].release, parts[last].fields) }
      parts.removeLast()
    }
    return nil
  }
}

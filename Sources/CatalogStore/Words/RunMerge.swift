import Files

/// Merges sorted runs of words into one.
struct RunMerge {
  private var heads: [RunHead] = []
  /// The runs that have a word left, as a heap: the one with the smallest word is first, of the same
  /// word the earlier run.
  private var heap: [Int] = []
  private let isAscending: Bool

  /// - Parameter isAscending: whether the releases of each run come after those of the run before.
  init(_ runs: [RunFile.Run], in file: RunFile, isAscending: Bool) throws(FileProblem) {
    self.isAscending = isAscending
    for run in runs {
      var head = RunHead(run, in: file)
      if try head.next() { heads.append(head) }
    }
    for index in heads.indices {
      heap.append(index)
      rise(heap.count - 1)
    }
  }

  /// The next word with its postings; nil at the end.
  mutating func next() throws(FileProblem) -> (word: [UInt8], postings: MergedPostings)? {
    guard let first = heap.first else { return nil }
    let word = heads[first].word
    var parts: [PostingReader] = []
    var count = 0
    while let first = heap.first, heads[first].word == word {
      parts.append(PostingReader(heads[first].postings))
      count += heads[first].count
      if try heads[first].next() {
        sink(0)
      } else {
        let last = heap.removeLast()
        if !heap.isEmpty {
          heap[0] = last
          sink(0)
        }
      }
    }
    return (word, MergedPostings(parts, count: count, isAscending: isAscending))
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    let (left, right) = (heads[a].prefix, heads[b].prefix)
    if left != right { return left < right }
    if heads[a].word == heads[b].word { return a < b }
    return heads[a].word.lexicographicallyPrecedes(heads[b].word)
  }

  private mutating func rise(_ start: Int) {
    var index = start
    while index > 0, precedes(heap[index], heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func sink(_ start: Int) {
    var index = start
    while true {
      var smallest = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && precedes(heap[child], heap[smallest]) {
        smallest = child
      }
      if smallest == index { return }
      heap.swapAt(index, smallest)
      index = smallest
    }
  }
}

/// Reads one run word by word.
private struct RunHead {
  private let file: RunFile
  private let end: Int
  private var offset: Int
  private var buffer: [UInt8] = []
  private var position = 0

  private(set) var word: [UInt8] = []
  /// The first eight bytes of the word, to compare at once.
  private(set) var prefix: UInt64 = 0
  private(set) var count = 0
  private(set) var postings: [UInt8] = []

  init(_ run: RunFile.Run, in file: RunFile) {
    self.file = file
    offset = run.start
    end = run.end
  }

  /// Goes to the next word; false at the end of the run.
  mutating func next() throws(FileProblem) -> Bool {
    if position == buffer.count, offset == end { return false }
    word = try bytes(try integer())
    prefix = 0
    for index in 0..<8 { prefix = prefix << 8 | UInt64(index < word.count ? word[index] : 0) }
    count = try integer()
    postings = try bytes(try integer())
    return true
  }

  private mutating func integer() throws(FileProblem) -> Int {
    var (value, shift) = (0, 0)
    while true {
      if position == buffer.count { try fill(1) }
      let byte = buffer[position]
      position += 1
      value |= Int(byte & 0x7f) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  private mutating func bytes(_ count: Int) throws(FileProblem) -> [UInt8] {
    if buffer.count - position < count { try fill(count) }
    defer { position += count }
    return Array(buffer[position..<(position + count)])
  }

  /// Reads until so many bytes are there.
  private mutating func fill(_ count: Int) throws(FileProblem) {
    buffer.removeSubrange(..<position)
    position = 0
    while buffer.count < count {
      let bytes = try file.read(at: offset, count: min(end - offset, max(count, 64 << 10)))
      guard !bytes.isEmpty else { throw .failed("the file of words was cut off") }
      offset += bytes.count
      buffer += bytes
    }
  }
}

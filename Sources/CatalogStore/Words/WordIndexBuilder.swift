import Files

/// Builds the index from words to releases.
///
/// Words are gathered in memory and written to a file in sorted runs, which are merged at the end, so that
/// the index is written once, in its own order, and memory stays flat. SQLite's FTS5 took three times as
/// long for the same words, wrote them twice and left the first copy's pages free in the file.
final class WordIndexBuilder {
  private let file: RunFile
  private var runs: [RunFile.Run] = []
  private var isAscending = true
  private var highest: Int64 = 0
  private var table = WordTable()
  /// Which word in which release in which fields: 24, 28 and 4 bits, from the highest.
  private var log: [UInt64] = []
  /// The numbers of the run's releases, ascending.
  private var releases: [Int64] = []

  /// How many words of releases a run has at most.
  private let capacity: Int

  /// - Parameters:
  ///   - path: where the runs are written; nil for memory.
  ///   - capacity: how many words of releases are gathered before they are written; as many as are
  ///     usual take 64 MB, with the copy that sorts them.
  init(runsAt path: PhotoPath?, capacity: Int = 4 << 20) throws(FileProblem) {
    file = try RunFile(path)
    self.capacity = capacity
  }

  /// Adds the words of a release.
  func add(
    _ words: ArraySlice<WordBytes.Word>, of bytes: [UInt8], release: Int64
  ) throws(FileProblem) {
    let isFull = log.count + words.count > capacity || table.isFull
    // Numbers ascend within a run.
    if release <= highest {
      isAscending = false
      try endRun()
    } else if isFull {
      try endRun()
    }
    highest = max(highest, release)
    let ordinal = UInt64(releases.count)
    releases.append(release)
    bytes.withUnsafeBufferPointer { bytes in
      for word in words {
        let start = Int(word.start)
        let text = UnsafeBufferPointer(rebasing: bytes[start..<(start + Int(word.length))])
        let number = UInt64(table.number(of: text, hash: word.hash))
        log.append(number << 32 | ordinal << 4 | UInt64(word.fields.rawValue))
      }
    }
  }

  /// Calls `body` for each word, in the order of their bytes, with its postings.
  func finish(
    _ body: (_ word: [UInt8], _ postings: inout MergedPostings) throws -> Void
  ) throws {
    try endRun()
    log = []
    var merge = try RunMerge(runs, in: file, isAscending: isAscending)
    while case (let word, var postings)? = try merge.next() { try body(word, &postings) }
  }

  /// Sorts what was gathered and writes it as a run.
  private func endRun() throws(FileProblem) {
    guard !releases.isEmpty else { return }
    let (sorted, starts) = logByWord()
    var run = try file.beginRun()
    for number in table.sortedNumbers() {
      let (first, last) = (starts[Int(number)], starts[Int(number) + 1])
      var list = PostingWriter()
      var count = 0
      var index = first
      while index < last {
        let ordinal = sorted[index] >> 4 & 0xfff_ffff
        var fields = sorted[index] & 15
        // The same word again in the same release.
        while index + 1 < last, sorted[index + 1] >> 4 & 0xfff_ffff == ordinal {
          index += 1
          fields |= sorted[index] & 15
        }
        list.append(releases[Int(ordinal)], Field(rawValue: UInt8(fields)))
        count += 1
        index += 1
      }
      try file.append(word: table.word(Int(number)), count: count, list.bytes, to: &run)
    }
    runs.append(try file.end(run))
    table.removeAll()
    log.removeAll(keepingCapacity: true)
    releases.removeAll(keepingCapacity: true)
  }

  /// The log in the order of words and then of releases, by counting; and where each word begins.
  private func logByWord() -> (sorted: [UInt64], starts: [Int]) {
    var starts = [Int](repeating: 0, count: table.count + 1)
    for entry in log { starts[Int(entry >> 32) + 1] += 1 }
    for number in 0..<table.count { starts[number + 1] += starts[number] }
    var next = starts
    let sorted = [UInt64](unsafeUninitializedCapacity: log.count) { buffer, count in
      for entry in log {
        let number = Int(entry >> 32)
        buffer[next[number]] = entry
        next[number] += 1
      }
      count = log.count
    }
    return (sorted, starts)
  }
}

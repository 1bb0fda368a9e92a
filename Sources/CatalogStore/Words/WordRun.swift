/// The words of some ten thousand releases, gathered in memory until they are sorted.
struct WordRun: Sendable {
  private var table = WordTable()
  /// Which word in which release in which fields: 24, 28 and 4 bits, from the highest.
  private var log: [UInt64] = []
  /// The numbers of the releases, ascending.
  private var releases: [Int64] = []

  var isEmpty: Bool { releases.isEmpty }
  var last: Int64 { releases.last ?? 0 }
  /// How many words of releases there are.
  var count: Int { log.count }
  /// Whether its words have become too many to tell apart fast.
  var isFull: Bool { table.isFull }

  init(capacity: Int = 0) {
    log.reserveCapacity(capacity)
  }

  /// Adds the words of a release whose number is higher than those before.
  mutating func add(_ words: ArraySlice<WordBytes.Word>, of bytes: [UInt8], release: Int64) {
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

  /// The words in the order of their bytes, each with its releases, as ``RunFile`` keeps them.
  func sorted() -> [UInt8] {
    let (sorted, starts) = logByWord()
    var run = ByteWriter(capacity: 4 * log.count)
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
      RunFile.write(word: table.word(Int(number)), count: count, list.bytes, to: &run)
    }
    return run.bytes
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

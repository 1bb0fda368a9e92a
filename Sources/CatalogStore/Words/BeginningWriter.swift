/// Writes, for the beginnings of words that many words share, which of those are the most frequent: a
/// search that is typed letter by letter cannot look at all of them.
struct BeginningWriter {
  /// Beginnings of more words than this have a row.
  static let threshold = 64
  /// How many words a row has.
  private static let kept = 16
  /// In bytes.
  private static let longest = 6

  private struct Open {
    var bytes: [UInt8] = []
    var count = 0
    /// The most frequent words, the most frequent first.
    var words: [(count: Int, word: [UInt8])] = []
  }

  private let statement: SQLiteStatement
  /// The beginnings of one byte, two bytes and so on of the word that was added last.
  private var open = [Open](repeating: Open(), count: longest)

  init(in connection: SQLiteConnection) throws(SQLiteFailure) {
    statement = try connection.prepare("INSERT INTO beginning VALUES (?, ?)")
  }

  /// Adds a word, which comes after those before by its bytes.
  mutating func add(_ word: [UInt8], count: Int) throws(SQLiteFailure) {
    // Facts are not typed letter by letter.
    guard let first = word.first, Fact.isWord(first) else { return }
    for length in 1...Self.longest where length <= word.count {
      let beginning = word[..<length]
      if !open[length - 1].bytes.elementsEqual(beginning) {
        try end(length - 1)
        open[length - 1] = Open(bytes: Array(beginning))
      }
      open[length - 1].count += 1
      let words = open[length - 1].words
      guard words.count < Self.kept || count > words[words.count - 1].count else { continue }
      let position = words.firstIndex { $0.count < count } ?? words.count
      open[length - 1].words.insert((count, word), at: position)
      if words.count == Self.kept { open[length - 1].words.removeLast() }
    }
  }

  mutating func finish() throws(SQLiteFailure) {
    for index in open.indices { try end(index) }
  }

  private func end(_ index: Int) throws(SQLiteFailure) {
    guard open[index].count > Self.threshold else { return }
    var words = ByteWriter()
    for (_, word) in open[index].words {
      words.write(word.count)
      words.write(raw: word)
    }
    let result = open[index].bytes.withUnsafeBytes { beginning in
      words.bytes.withUnsafeBytes { words in
        statement.bind(blob: beginning, at: 1)
        statement.bind(blob: words, at: 2)
        return Result { () throws(SQLiteFailure) in try statement.run() }
      }
    }
    try result.get()
  }
}

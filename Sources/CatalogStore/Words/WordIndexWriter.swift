/// Writes the index of words into a catalogue: a row for each word, and blocks of postings for those that
/// many releases have.
///
/// Up to ``inlineCount`` postings stand in the word's row. More are in rows of `postingBlock` with
/// consecutive numbers, and the word's row has a varint of the first such number, and the first release
/// of each block as varints of the distance from the one before, so that a search skips what it does not
/// need.
struct WordIndexWriter {
  static let inlineCount = 256
  /// Two fit on a page.
  private static let blockSize = 4032

  private let word: SQLiteStatement
  private let block: SQLiteStatement
  private var nextBlock: Int64 = 1

  init(in connection: SQLiteConnection) throws(SQLiteFailure) {
    word = try connection.prepare("INSERT INTO word VALUES (?, ?, ?)")
    block = try connection.prepare("INSERT INTO postingBlock VALUES (?, ?)")
  }

  mutating func write(_ bytes: [UInt8], _ postings: inout MergedPostings) throws(SQLiteFailure) {
    var list = PostingWriter()
    var directory = ByteWriter()
    var lastFirst: Int64 = 0
    let isInline = postings.count <= Self.inlineCount
    if !isInline { directory.write(UInt64(nextBlock)) }
    while let (release, fields) = postings.next() {
      if !isInline, list.bytes.count > Self.blockSize - 10 { try end(&list) }
      if !isInline, list.count == 0 {
        directory.write(UInt64(release - lastFirst))
        lastFirst = release
      }
      list.append(release, fields)
    }
    if !isInline { try end(&list) }
    try insert(bytes, postings.count, isInline ? list.bytes : directory.bytes)
  }

  private mutating func end(_ list: inout PostingWriter) throws(SQLiteFailure) {
    block.bind(nextBlock, at: 1)
    let result = list.bytes.withUnsafeBytes { bytes in
      block.bind(blob: bytes, at: 2)
      return Result { () throws(SQLiteFailure) in try block.run() }
    }
    try result.get()
    nextBlock += 1
    list.removeAll()
  }

  private func insert(
    _ bytes: [UInt8], _ count: Int, _ postings: [UInt8]
  ) throws(SQLiteFailure) {
    let result = bytes.withUnsafeBytes { bytes in
      postings.withUnsafeBytes { postings in
        word.bind(blob: bytes, at: 1)
        word.bind(Int64(count), at: 2)
        word.bind(blob: postings, at: 3)
        return Result { () throws(SQLiteFailure) in try word.run() }
      }
    }
    try result.get()
  }
}

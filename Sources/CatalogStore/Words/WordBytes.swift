/// The words of some text, one after another in one run of bytes.
package struct WordBytes: Sendable {
  /// A word in the bytes, and where in the release it stands.
  package struct Word: Sendable {
    var start: UInt32
    var length: UInt8
    package var fields: Field
    /// FNV-1a of its bytes.
    var hash: UInt32
  }

  /// Longer words are cut, in the index and in a query alike.
  static let longest = 32

  private(set) var bytes: [UInt8] = []
  package private(set) var words: [Word] = []
  private var start = 0

  package init() {}

  mutating func reserve(bytes: Int, words: Int) {
    self.bytes.reserveCapacity(bytes)
    self.words.reserveCapacity(words)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Whether a word was begun and not ended.
  var isInWord: Bool { bytes.count > start }
  /// How long the word is that was begun.
  var openLength: Int { bytes.count - start }
  var last: UInt8? { isInWord ? bytes.last : nil }

  /// Ends a word, if one was begun.
  mutating func endWord(in fields: Field) {
    guard bytes.count > start else { return }
    if bytes.count - start > Self.longest {
      var end = start + Self.longest
      // Not in the middle of a character of UTF-8.
      while end > start, bytes[end] & 0xc0 == 0x80 { end -= 1 }
      bytes.removeSubrange(end...)
    }
    var hash: UInt32 = 0x811c_9dc5
    for index in start..<bytes.count { hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193 }
    words.append(
      Word(
        start: UInt32(start), length: UInt8(bytes.count - start), fields: fields, hash: hash))
    start = bytes.count
  }

  /// Adds a word as it is.
  package mutating func append(_ word: String, in fields: Field = []) {
    bytes.append(contentsOf: word.utf8)
    endWord(in: fields)
  }

  package func text(of word: Word) -> String {
    String(decoding: bytes[Int(word.start)..<(Int(word.start) + Int(word.length))], as: UTF8.self)
  }

  var texts: [String] { words.map(text) }

  /// Whether a word begins with these bytes.
  func hasWord(beginningWith beginning: [UInt8]) -> Bool {
    words.contains { word in
      Int(word.length) >= beginning.count && bytes[Int(word.start)...].starts(with: beginning)
    }
  }
}

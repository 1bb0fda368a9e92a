import Barcodes
import Foundation
import GRDB
import SQLiteSupport

/// The words that a catalogue's index knows.
struct Vocabulary {
  let database: Database

  /// At most so many completions of a word's beginning are followed.
  private static let completionLimit = 64
  /// Small lists are put together once, so that a search has few of them to follow.
  private static let mergeLimit = 20_000

  /// How many releases have a word.
  func count(of word: String) throws -> Int { try count(of: word.cutBytes) }

  private func count(of word: [UInt8]) throws -> Int {
    let statement = try database.cachedStatement(sql: "SELECT count FROM word WHERE word = ?")
    return try Int.fetchOne(statement, arguments: [Data(word)]) ?? 0
  }

  /// How many releases satisfy a condition, those counted several times that have several of its words.
  func count(of condition: SearchCondition) throws -> Int {
    var count = try condition.words.reduce(0) { try $0 + self.count(of: $1.cutBytes) }
    if condition.isCompleted, let word = condition.words.first {
      for other in try completions(of: word, limit: condition.limit) {
        count += try self.count(of: other)
      }
    }
    return count + (condition.barcode == nil ? 0 : 1)
  }

  /// The releases with a word; nil where none has it.
  func cursor(of word: String) throws -> PostingCursor? { try cursor(of: word.cutBytes) }

  private func cursor(of word: [UInt8]) throws -> PostingCursor? {
    let statement = try database.cachedStatement(
      sql: "SELECT count, postings FROM word WHERE word = ?")
    guard let row = try Row.fetchOne(statement, arguments: [Data(word)]) else { return nil }
    return try PostingCursor(
      database, count: try row.value("count"), postings: try row.value("postings"))
  }

  /// The releases with any of some words, or a barcode.
  func union(
    _ words: [String], completing: Bool = false, barcode: GTIN? = nil, wanted: Field = [],
    limit: Int = completionLimit
  ) throws -> WordUnion {
    var cursors: [PostingCursor] = []
    var hasExact = false
    for (index, word) in words.enumerated() {
      guard let cursor = try cursor(of: word) else { continue }
      if index == 0 { hasExact = true }
      cursors.append(cursor)
    }
    if completing, let word = words.first {
      let completions = try completions(of: word, limit: limit).compactMap { try cursor(of: $0) }
      cursors += try merged(completions)
    }
    if let barcode { cursors.append(try cursor(ofBarcode: barcode)) }
    return WordUnion(cursors, hasExact: hasExact, wanted: wanted)
  }

  /// The words that begin with `word` and are longer, the most frequent ones where there are many.
  func completions(of word: String, limit: Int) throws -> [[UInt8]] {
    let start = Array(word.utf8)
    guard start.count < WordBytes.longest, let end = start.successor else { return [] }
    let listed = try database.cachedStatement(
      sql: "SELECT words FROM beginning WHERE beginning = ?")
    if let data = try Data.fetchOne(listed, arguments: [Data(start)]) {
      return try data.withUnsafeBytes { bytes in
        var reader = ByteReader(bytes)
        var words: [[UInt8]] = []
        while !reader.isAtEnd { words.append(Array(try reader.raw(try reader.count()))) }
        return words.filter { $0 != start }
      }
    }
    let statement = try database.cachedStatement(
      sql: "SELECT word FROM word WHERE word > ? AND word < ? ORDER BY word LIMIT ?")
    return try Data.fetchAll(statement, arguments: [Data(start), Data(end), limit]).map {
      Array($0)
    }
  }

  private func cursor(ofBarcode gtin: GTIN) throws -> PostingCursor {
    let statement = try database.cachedStatement(
      sql: "SELECT DISTINCT release FROM barcode WHERE gtin = ? ORDER BY release")
    var list = PostingWriter()
    for release in try Int64.fetchAll(statement, arguments: [Int64(gtin.value)]) {
      list.append(release, [])
    }
    return PostingCursor(database, list)
  }

  /// Puts short lists together into one.
  private func merged(_ cursors: [PostingCursor]) throws -> [PostingCursor] {
    let (short, long) = (cursors.filter { $0.count <= 256 }, cursors.filter { $0.count > 256 })
    guard short.count > 1, short.reduce(0, { $0 + $1.count }) <= Self.mergeLimit else {
      return cursors
    }
    var fields: [Int64: Field] = [:]
    for var cursor in short {
      var least: Int64 = 1
      while try cursor.seek(least) {
        fields[cursor.release, default: []].formUnion(cursor.fields)
        least = cursor.release + 1
      }
    }
    var list = PostingWriter()
    for (release, fields) in fields.sorted(by: { $0.key < $1.key }) { list.append(release, fields) }
    return long + [PostingCursor(database, list)]
  }
}

extension String {
  /// Its bytes as far as a word of the index has them.
  var cutBytes: [UInt8] {
    guard utf8.count > WordBytes.longest else { return Array(utf8) }
    var words = WordBytes()
    words.append(self)
    return Array(words.bytes)
  }

  /// It as far as a word of the index has it.
  package var cutToWord: String { String(decoding: cutBytes, as: UTF8.self) }

  /// Whether a word of the index may begin with it and be longer.
  package var isShorterThanWords: Bool { utf8.count < WordBytes.longest }
}

extension [UInt8] {
  /// The first bytes that are greater than all that begin with these; nil if there are none.
  fileprivate var successor: [UInt8]? {
    guard let index = lastIndex(where: { $0 < 0xff }) else { return nil }
    var bytes = Array(self[...index])
    bytes[index] += 1
    return bytes
  }
}

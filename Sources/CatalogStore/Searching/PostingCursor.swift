import Foundation
import GRDB

/// The releases that have a word, one after another, ascending; what is not needed is skipped.
struct PostingCursor {
  /// How many releases have the word.
  let count: Int
  private(set) var release: Int64 = 0
  private(set) var fields: Field = []

  private var block: PostingReader
  /// The first release of each block; empty where all postings stand in the word's row.
  private var firsts: [Int64] = []
  private var firstBlock: Int64 = 0
  private var current = -1
  private let database: Database

  /// - Parameter postings: as in the word's row.
  init(_ database: Database, count: Int, postings: Data) throws {
    self.database = database
    self.count = count
    guard count > WordIndexWriter.inlineCount else {
      block = PostingReader(Array(postings))
      return
    }
    block = PostingReader([])
    try postings.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      firstBlock = Int64(truncatingIfNeeded: try reader.unsigned())
      var first: Int64 = 0
      while !reader.isAtEnd {
        first &+= Int64(truncatingIfNeeded: try reader.unsigned())
        firsts.append(first)
      }
    }
  }

  /// Postings that were put together from several words.
  init(_ database: Database, _ postings: PostingWriter) {
    self.database = database
    count = postings.count
    block = PostingReader(postings.bytes)
  }

  /// Goes to the first release from `least` on; false at the end.
  mutating func seek(_ least: Int64) throws -> Bool {
    if release >= least, release > 0 { return true }
    if !firsts.isEmpty {
      let wanted = max(0, firsts.partitioned { $0 <= least } - 1)
      if wanted > current { try load(wanted) }
    }
    while true {
      while block.next() {
        guard block.release >= least else { continue }
        (release, fields) = (block.release, block.fields)
        return true
      }
      guard current + 1 < firsts.count else {
        release = .max
        return false
      }
      try load(current + 1)
    }
  }

  private mutating func load(_ number: Int) throws {
    let statement = try database.cachedStatement(
      sql: "SELECT postings FROM postingBlock WHERE number = ?")
    guard let data = try Data.fetchOne(statement, arguments: [firstBlock + Int64(number)]) else {
      throw ByteReader.Malformed()
    }
    block = PostingReader(Array(data))
    current = number
  }
}

extension Array {
  /// How many elements at the start satisfy a condition that none after them does.
  fileprivate func partitioned(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

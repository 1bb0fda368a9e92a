import GRDB

/// The releases that have any of several words: a word and its completions, or the years of a range.
struct WordUnion {
  /// How many releases it has, those counted twice that have two of the words.
  let count: Int
  /// Which fields the release that it stands at has one of the words in.
  private(set) var fields: Field = []
  /// Whether that release has the first word, which is the one that was typed.
  private(set) var isExact = false
  private(set) var release: Int64 = 0

  private var cursors: [PostingCursor]
  private let hasExact: Bool
  private let wanted: Field

  /// - Parameters:
  ///   - hasExact: whether the first cursor is that of the word as it was typed.
  ///   - wanted: the fields in which the word has to stand; none for anywhere.
  init(_ cursors: [PostingCursor], hasExact: Bool, wanted: Field) {
    self.cursors = cursors
    self.hasExact = hasExact
    self.wanted = wanted
    count = cursors.reduce(0) { $0 + $1.count }
  }

  /// Goes to the first release from `least` on; false at the end.
  mutating func seek(_ least: Int64) throws -> Bool {
    var least = least
    while true {
      var next = Int64.max
      for index in cursors.indices where try cursors[index].seek(least) {
        next = min(next, cursors[index].release)
      }
      release = next
      guard next < .max else { return false }
      fields = []
      for index in cursors.indices where cursors[index].release == next {
        fields.formUnion(cursors[index].fields)
      }
      isExact = hasExact && cursors[0].release == next
      if wanted.isEmpty || !fields.isDisjoint(with: wanted) { return true }
      least = next + 1
    }
  }
}

/// How well the letters that were typed fit a name, in which they must come in the same order.
struct FuzzyMatch: Sendable, Hashable, Comparable {
  /// Letters between the first and the last that were found, those not typed.
  private let gaps: Int
  /// Where the first one is.
  private let start: Int

  /// Nil where they do not fit.
  init?(_ typed: String, in name: String) {
    let (letters, name) = (Array(typed.lowercased()), Array(name.lowercased()))
    guard let first = letters.first else { return nil }
    var best: FuzzyMatch?
    for start in name.indices where name[start] == first {
      var (next, position) = (0, start)
      while position < name.count, next < letters.count {
        if name[position] == letters[next] { next += 1 }
        position += 1
      }
      // From further on it fits even less.
      guard next == letters.count else { break }
      let match = FuzzyMatch(gaps: position - start - letters.count, start: start)
      best = best.map { min($0, match) } ?? match
    }
    guard let best else { return nil }
    self = best
  }

  private init(gaps: Int, start: Int) { (self.gaps, self.start) = (gaps, start) }

  /// The better one is less.
  static func < (a: Self, b: Self) -> Bool { (a.gaps, a.start) < (b.gaps, b.start) }
}

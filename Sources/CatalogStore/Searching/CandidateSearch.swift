import Foundation

/// Finds the releases that satisfy all conditions, and keeps those that the index alone lets expect to
/// rank best: reading each release from the file would take too long.
struct CandidateSearch {
  /// A release that satisfies all conditions.
  struct Candidate {
    let release: Int64
    /// How well its words fit, by where they stand and how rare they are.
    let score: Float
  }

  /// After so many fitting releases the search ends: more of them would not tell more about a query that
  /// says so little.
  private static let workLimit = 40_000

  let vocabulary: Vocabulary
  /// How many releases the catalogue has.
  let releaseCount: Int

  /// The best candidates, best first.
  func candidates(_ conditions: [SearchCondition], limit: Int) throws -> [Candidate] {
    var unions: [(union: WordUnion, weight: Float)] = []
    for condition in conditions {
      guard let union = try self.union(condition) else { return [] }
      unions.append((union, condition.isRanked ? rarity(union.count) : 0))
    }
    unions.sort { $0.union.count < $1.union.count }
    guard let rarest = unions.first?.union else { return [] }
    let main = try vocabulary.cursor(of: Fact.mainRelease)
    var best = BestCandidates(limit: limit)
    var (least, found) = (Int64(1), 0)
    search: while found < Self.workLimit, try rarest.seek(least) {
      let release = rarest.release
      for (union, _) in unions.dropFirst() {
        guard try union.seek(release) else { break search }
        if union.release > release {
          least = union.release
          continue search
        }
      }
      found += 1
      least = release + 1
      var score = unions.reduce(Float(0)) { $0 + $1.weight * weight($1.union) }
      if let main, try main.seek(release), main.release == release { score += 2 }
      best.insert(Candidate(release: release, score: score))
    }
    return best.sorted()
  }

  private func union(_ condition: SearchCondition) throws -> WordUnion? {
    let union = try vocabulary.union(
      condition.words, completing: condition.isCompleted, barcode: condition.barcode,
      wanted: condition.fields, limit: condition.limit)
    return union.count == 0 ? nil : union
  }

  /// As in bm25: the logarithm of how seldom it is.
  private func rarity(_ count: Int) -> Float {
    max(0.1, Float(log(Double(releaseCount + 1) / Double(count + 1))))
  }

  private func weight(_ union: WordUnion) -> Float {
    let fields = union.fields
    let weight: Float =
      fields.contains(.artist) || fields.contains(.title)
      ? 1 : fields.isEmpty || fields.contains(.label) ? 0.6 : 0.3
    return union.isExact ? weight : weight * 0.7
  }
}

/// The best of many candidates, in the space of a few.
private struct BestCandidates {
  private let limit: Int
  /// A heap, the worst first.
  private var heap: [CandidateSearch.Candidate] = []

  init(limit: Int) {
    self.limit = limit
  }

  mutating func insert(_ candidate: CandidateSearch.Candidate) {
    if heap.count < limit {
      heap.append(candidate)
      var index = heap.count - 1
      while index > 0, isWorse(index, (index - 1) / 2) {
        heap.swapAt(index, (index - 1) / 2)
        index = (index - 1) / 2
      }
    } else if candidate.score > heap[0].score {
      heap[0] = candidate
      sink()
    }
  }

  func sorted() -> [CandidateSearch.Candidate] {
    heap.sorted { $0.score != $1.score ? $0.score > $1.score : $0.release < $1.release }
  }

  private func isWorse(_ a: Int, _ b: Int) -> Bool {
    heap[a].score != heap[b].score
      ? heap[a].score < heap[b].score : heap[a].release > heap[b].release
  }

  private mutating func sink() {
    var index = 0
    while true {
      var worst = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count && isWorse(child, worst)
      {
        worst = child
      }
      if worst == index { return }
      heap.swapAt(index, worst)
      index = worst
    }
  }
}

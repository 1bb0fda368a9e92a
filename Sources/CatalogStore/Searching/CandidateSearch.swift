import Foundation

/// Finds the releases that satisfy all conditions, and keeps those that the index alone lets expect to
/// rank best: reading each release from the file would take too long.
struct CandidateSearch {
  typealias Candidate = SearchCandidate<Int64>

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
    guard !unions.isEmpty else { return [] }
    unions.sort { $0.union.count < $1.union.count }
    var main = try vocabulary.cursor(of: Fact.mainRelease)
    var best = BestCandidates(limit: limit)
    var (least, found) = (Int64(1), 0)
    search: while found < SearchLimits.fitting, try unions[0].union.seek(least) {
      let release = unions[0].union.release
      for index in 1..<unions.count {
        guard try unions[index].union.seek(release) else { break search }
        if unions[index].union.release > release {
          least = unions[index].union.release
          continue search
        }
      }
      found += 1
      least = release + 1
      var score: Float = 0
      for index in unions.indices where unions[index].weight > 0 {
        score += unions[index].weight * weight(unions[index].union)
      }
      if try main?.seek(release) == true, main?.release == release { score += 2 }
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

  @inline(__always)
  private func weight(_ union: borrowing WordUnion) -> Float {
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

import Releases

/// A search in a catalogue.
///
/// The index of words gives the releases that satisfy all conditions; the best few hundred of them, as far
/// as the index can tell, are read and ranked by their names.
package struct CatalogSearch<Index: SearchIndex> {
  private typealias Candidate = SearchCandidate<Index.Key>

  private let query: SearchQuery
  private let index: Index
  private let conditions: SearchConditions

  package init(_ query: SearchQuery, in index: Index) {
    self.query = query
    self.index = index
    conditions = SearchConditions(SearchExpression(query.text ?? ""))
  }

  /// The releases that fit, as many as the query wants.
  package func results() throws -> [ReleaseSummary] {
    if let gtin = query.barcode {
      let details = try index.details(withBarcode: gtin)
      return query.arranged(BarcodeMatching(conditions).fitting(details).map(\.summary))
    }
    var found = try scored(conditions)
    if found.isEmpty { found = try scored(conditions.completingAll()) }
    found.add(try numbered())
    if found.isEmpty {
      // One word may be mistyped, or not be on the record.
      for conditions in conditions.leavingOutOne() { found.add(try scored(conditions)) }
    }
    return query.arranged(try ranked(found))
  }

  /// Whether some release has all that was typed, word for word but for the last, which may be a
  /// beginning.
  package func hasWholeMatch() throws -> Bool {
    try !scored(conditions).isEmpty || !numbered().isEmpty
  }

  /// The best candidates of the words and filters.
  private func scored(_ conditions: SearchConditions) throws -> [Candidate] {
    conditions.conditions.isEmpty ? [] : try index.candidates(conditions, limit: query.limit)
  }

  /// The releases of which the whole text is the catalogue number, or its beginning.
  private func numbered() throws -> [Candidate] {
    guard let key = conditions.catalogueNumber else { return [] }
    let condition = SearchCondition(
      words: [Fact.catalogueNumber(key)], isCompleted: key.utf8.count >= 4, limit: 200)
    return try index.candidates(of: condition, limit: SearchLimits.candidates)
  }

  /// Reads the candidates, leaves out those that lack a phrase, and puts the best first.
  private func ranked(_ found: [Candidate]) throws -> [ReleaseSummary] {
    let ranking = ReleaseRanking(conditions.rankedWords)
    var results: [(score: Float, key: Index.Key, release: ReleaseSummary, master: ReleaseID?)] = []
    try index.read(found) { candidate, release in
      guard try conditions.phrases.allSatisfy({ try $0.isIn(release) }) else { return }
      let summary = release.summary
      var score = candidate.score + ranking.score(summary)
      if let key = conditions.catalogueNumber { score += Self.score(summary, key) }
      results.append((score, candidate.release, summary, release.master))
    }
    results.sort { $0.score != $1.score ? $0.score > $1.score : $0.key < $1.key }
    let wanted = query.order == .relevance ? query.limit : results.count
    return try results.prefix(max(0, wanted)).map { _, _, summary, master in
      var summary = summary
      summary.circulation = try index.circulation(summary.circulation, master: master)
      return summary
    }
  }

  private static func score(_ release: ReleaseSummary, _ key: String) -> Float {
    let numbers = release.labels.compactMap {
      $0.catalogueNumber.flatMap { CatalogueNumber($0)?.key }
    }
    // Short numbers are years and parts of titles as well.
    let weight: Float = key.utf8.count >= 5 || key.contains(where: \.isLetter) ? 12 : 3
    if numbers.contains(key) { return weight }
    return numbers.contains { $0.hasPrefix(key) } ? weight / 3 : 0
  }
}

/// How much work a search is worth.
package enum SearchLimits {
  /// How many candidates are read.
  package static let candidates = 200
  /// After so many fitting releases the search ends: more of them would not tell more about a query that
  /// says so little.
  package static let fitting = 20_000
}

extension Array {
  /// Adds the candidates that are not among them yet.
  fileprivate mutating func add<Key>(_ others: [SearchCandidate<Key>])
  where Element == SearchCandidate<Key> {
    let known = Set(map(\.release))
    append(contentsOf: others.filter { !known.contains($0.release) })
  }
}

extension SearchConditions.Phrase {
  /// Whether a field of the release has the words beside one another.
  fileprivate func isIn(_ release: StoredRelease) throws -> Bool {
    let summary = release.summary
    var texts: [String] = []
    if fields.contains(.artist) {
      texts += summary.artists.map(\.name) + [summary.artists.joined]
      texts += summary.artists.compactMap(\.usualName)
    }
    if fields.contains(.title) { texts.append(summary.title) }
    if fields.contains(.label) { texts.append(contentsOf: summary.labels.map(\.name)) }
    if texts.contains(where: isIn) { return true }
    guard fields.contains(.tracks) else { return false }
    return try release.trackTitles().contains(where: isIn)
  }

  private func isIn(_ text: String) -> Bool {
    var bytes = WordBytes()
    bytes.append(wordsOf: text, in: [])
    return bytes.texts.firstRange(of: words) != nil
  }
}

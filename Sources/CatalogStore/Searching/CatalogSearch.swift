import Releases

/// A search in a catalogue.
///
/// The index of words gives the releases that satisfy all conditions; the best few hundred of them, as far
/// as the index can tell, are read and ranked by their names.
struct CatalogSearch {
  /// How many candidates are read.
  private static let candidateLimit = 200

  private let query: SearchQuery
  private let catalog: CatalogReading
  private let conditions: SearchConditions
  private let candidates: CandidateSearch

  init(_ query: SearchQuery, in catalog: CatalogReading, releaseCount: Int) {
    self.query = query
    self.catalog = catalog
    conditions = SearchConditions(SearchExpression(query.text ?? ""))
    candidates = CandidateSearch(
      vocabulary: Vocabulary(database: catalog.database), releaseCount: releaseCount)
  }

  /// The releases that fit, as many as the query wants.
  func results() throws -> [ReleaseSummary] {
    if let gtin = query.barcode {
      let details = try catalog.numbers(withBarcode: gtin).compactMap(catalog.detail)
      return query.arranged(BarcodeMatching(conditions).fitting(details).map(\.summary))
    }
    var found = try scored(conditions)
    if found.isEmpty { found = try scored(conditions.completingAll()) }
    for candidate in try numbered()
    where !found.contains(where: { $0.release == candidate.release }) {
      found.append(candidate)
    }
    if found.isEmpty {
      // One word may be mistyped, or not be on the record.
      for conditions in conditions.leavingOutOne() {
        for candidate in try scored(conditions)
        where !found.contains(where: { $0.release == candidate.release }) {
          found.append(candidate)
        }
      }
    }
    return query.arranged(try ranked(found))
  }

  /// Whether some release has all that was typed, word for word but for the last, which may be a
  /// beginning.
  func hasWholeMatch() throws -> Bool { try !scored(conditions).isEmpty || !numbered().isEmpty }

  /// The best candidates of the words and filters.
  private func scored(_ conditions: SearchConditions) throws -> [CandidateSearch.Candidate] {
    let all = conditions.conditions
    guard !all.isEmpty else { return [] }
    let wanted = max(query.limit, Self.candidateLimit) * (conditions.phrases.isEmpty ? 1 : 5)
    let (followed, checked) = try RecordConditions.split(
      all, releaseCount: candidates.releaseCount, count: candidates.vocabulary.count)
    if checked.isEmpty { return try candidates.candidates(all, limit: wanted) }
    let found = try candidates.candidates(followed, limit: max(query.limit, checked.readLimit))
    let enough = max(query.limit, checked.enough) * (conditions.phrases.isEmpty ? 1 : 5)
    var fitting: [CandidateSearch.Candidate] = []
    for candidate in found where fitting.count < enough {
      if try catalog.release(candidate.release, checked.areMet) == true {
        fitting.append(candidate)
      }
    }
    // Of so many candidates few fit: the index has to tell which of the others do.
    if fitting.count < query.limit, found.count >= checked.readLimit {
      return try candidates.candidates(all, limit: wanted)
    }
    return fitting
  }

  /// The releases of which the whole text is the catalogue number, or its beginning.
  private func numbered() throws -> [CandidateSearch.Candidate] {
    guard let key = conditions.catalogueNumber else { return [] }
    let condition = SearchCondition(
      words: [Fact.catalogueNumber(key)], isCompleted: key.utf8.count >= 4, limit: 200)
    return try candidates.candidates([condition], limit: Self.candidateLimit)
  }

  /// Reads the candidates, leaves out those that lack a phrase, and puts the best first.
  private func ranked(_ found: [CandidateSearch.Candidate]) throws -> [ReleaseSummary] {
    let ranking = ReleaseRanking(conditions.rankedWords)
    var results: [(score: Float, number: Int64, release: ReleaseSummary, master: ReleaseID?)] = []
    for candidate in found {
      let read = try catalog.release(candidate.release) { release in
        let fits = try conditions.phrases.allSatisfy { try $0.isIn(release) }
        return fits ? (release.summary, release.master) : nil
      }
      guard case (let summary, let master)?? = read else { continue }
      var score = candidate.score + ranking.score(summary)
      if let key = conditions.catalogueNumber { score += Self.score(summary, key) }
      results.append((score, candidate.release, summary, master))
    }
    results.sort { $0.score != $1.score ? $0.score > $1.score : $0.number < $1.number }
    let wanted = query.order == .relevance ? query.limit : results.count
    return try results.prefix(max(0, wanted)).map { _, _, summary, master in
      var summary = summary
      summary.circulation = try catalog.circulation(summary.circulation, master: master)
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

import Barcodes
import CatalogStore
import Releases

/// The index of words of a catalogue at a server: `tsvector`, by GIN.
extension PostgresReading: SearchIndex {
  func details(withBarcode gtin: GTIN) throws -> [ReleaseDetail] {
    try pressings(withBarcode: gtin).map { pressing in
      pressing.detail ?? ReleaseDetail(pressing.summary)
    }
  }

  func candidates(
    _ conditions: SearchConditions, limit: Int
  ) throws -> [SearchCandidate<String>] {
    try candidates(
      satisfying: conditions.conditions,
      limit: max(limit, SearchLimits.candidates) * (conditions.phrases.isEmpty ? 1 : 5))
  }

  func candidates(
    of condition: SearchCondition, limit: Int
  ) throws -> [SearchCandidate<String>] {
    try candidates(satisfying: [condition], limit: limit)
  }

  /// Ranks by the fields that the words stand in, as the index of a file does.
  private func candidates(
    satisfying conditions: [SearchCondition], limit: Int
  ) throws -> [SearchCandidate<String>] {
    guard !conditions.isEmpty else { return [] }
    let ranked = conditions.filter(\.isRanked)
    guard let query = try TextQuery(conditions, completing: completions),
      let ranking = TextQuery(
        ranked.isEmpty ? conditions : ranked, joining: .any, completing: { _, _ in [] })
    else { return [] }
    let rows = try connection.rows(
      """
      SELECT id, score FROM (
        SELECT id, (10 * ts_rank('{0.3,0.6,1,1}', words, $2::tsquery)
          + CASE WHEN words @@ '''=m'''::tsquery THEN 2 ELSE 0 END)::real AS score
        FROM \(schema).release WHERE words @@ $1::tsquery
        LIMIT \(SearchLimits.fitting)
      ) AS fitting ORDER BY score DESC, id LIMIT $3
      """, [.text(query.text), .text(ranking.text), .integer(limit)])
    return (0..<rows.count).compactMap { row in
      rows.text(row, 0).map { SearchCandidate(release: $0, score: rows.float(row, 1)) }
    }
  }

  func read(
    _ candidates: [SearchCandidate<String>],
    _ body: (SearchCandidate<String>, StoredRelease) throws -> Void
  ) throws {
    let rows = try connection.rows(
      """
      SELECT detail FROM unnest($1) WITH ORDINALITY AS wanted (id, place)
      JOIN \(schema).release USING (id) ORDER BY place
      """, [.texts(candidates.map(\.release))])
    guard rows.count == candidates.count else { throw ByteReader.Malformed() }
    for row in 0..<rows.count {
      try rows.withBytes(row, 0) { try body(candidates[row], try StoredRelease($0)) }
    }
  }

  func circulation(_ known: Circulation?, master: ReleaseID?) throws -> Circulation? {
    guard let master else { return known }
    let rows = try connection.rows(
      "SELECT count FROM \(schema).pressings WHERE master = $1", [.text(master.description)])
    return known.counting(pressings: rows.count == 0 ? nil : rows.integer(0, 0))
  }

  /// How many releases have each of some words.
  func counts(of words: [String]) throws -> [Int] {
    let rows = try connection.rows(
      "SELECT word, count FROM \(schema).word WHERE word = ANY($1)", [.texts(words)])
    var counts: [String: Int] = [:]
    for row in 0..<rows.count { rows.text(row, 0).map { counts[$0] = rows.integer(row, 1) } }
    return words.map { counts[$0] ?? 0 }
  }

  /// The words that begin with `word`, the most frequent ones where there are many.
  private func completions(of word: String, limit: Int) throws -> [String] {
    let listed = try connection.rows(
      "SELECT unnest(words) FROM \(schema).beginning WHERE beginning = $1", [.text(word)])
    if listed.count > 0 { return (0..<listed.count).compactMap { listed.text($0, 0) } }
    let rows = try connection.rows(
      """
      SELECT word FROM \(schema).word WHERE word > $1 AND word < $1 || U&'\\+10FFFF'
      ORDER BY word LIMIT $2
      """, [.text(word), .integer(limit)])
    return (0..<rows.count).compactMap { rows.text($0, 0) }
  }
}

extension ReleaseDetail {
  /// A release of which only what a list shows is known.
  fileprivate init(_ summary: ReleaseSummary) {
    self.init(
      id: summary.id, title: summary.title, artists: summary.artists, labels: summary.labels,
      formats: summary.formats, country: summary.country, released: summary.released,
      isMainRelease: summary.isMainRelease, circulation: summary.circulation)
  }
}

import Releases

/// Scores a release that fits a search by how much of its names the search says.
struct ReleaseRanking {
  private let words: Set<String>
  private let order: [String]
  private let prefix: String?

  /// - Parameter words: those of the search, in their order; the last may be the beginning of one.
  init(_ words: [String]) {
    self.words = Set(words)
    order = words
    prefix = words.last
  }

  /// What is added to a candidate's score: at most 10.
  func score(_ release: ReleaseSummary) -> Float {
    let preference: Float = release.isVinyl ? 0.5 : 0
    guard !words.isEmpty else { return preference }
    let title = Self.words(of: release.title)
    let names = [release.artists.joined, release.artists.usual.joined]
    let best = Set(names).map { score(title, Self.words(of: $0)) }.max()
    return preference + (best ?? 0)
  }

  private func score(_ title: [String], _ artist: [String]) -> Float {
    let (titleHits, artistHits) = (hits(title), hits(artist))
    var score = 3 * share(titleHits, title) + 3 * share(artistHits, artist)
    // The whole search is this title, or this artist, or both.
    if titleHits + artistHits >= words.count {
      if titleHits == title.count, artistHits == artist.count || artistHits == 0 { score += 2 }
      if artistHits == artist.count, titleHits == 0 { score += 1 }
    }
    if isRow(title) || isRow(artist + title) { score += 1 }
    return score
  }

  private func hits(_ names: [String]) -> Int {
    names.count { name in words.contains(name) || prefix.map(name.hasPrefix) ?? false }
  }

  private func share(_ hits: Int, _ names: [String]) -> Float {
    names.isEmpty ? 0 : Float(hits) / Float(names.count)
  }

  /// Whether the words of the search stand in a name in their order, beside one another.
  private func isRow(_ names: [String]) -> Bool {
    guard order.count > 1, order.count <= names.count else { return false }
    return names.indices.dropLast(order.count - 1).contains { start in
      names[start...].prefix(order.count).elementsEqual(order)
    }
  }

  static func words(of text: String) -> [String] {
    var bytes = WordBytes()
    bytes.append(wordsOf: text, in: [])
    let words = bytes.texts
    let telling = words.filter { !["the", "a", "an", "and"].contains($0) }
    return telling.isEmpty ? words : telling
  }
}

extension [ArtistCredit] {
  /// The same credits under the names by which their source keeps them.
  fileprivate var usual: [ArtistCredit] {
    map { ArtistCredit(name: $0.usualName ?? $0.name, join: $0.join) }
  }
}

import GRDB
import Releases

/// The words of a search, matched against releases by the rules of the full-text index: in any case
/// and order, with or without diacritics, each the beginning of a word of the release.
///
/// A barcode has only a few pressings, which are read anyway. Matching them here is cheaper than
/// asking the index for every release that has one of the words.
struct SearchWords {
  private let words: Set<String>
  private let tokenizer: any FTS5Tokenizer

  init(_ text: String, in database: Database) throws {
    tokenizer = try database.makeTokenizer(.unicode61(diacritics: .remove))
    words = Set(try tokenizer.tokenize(query: text).map(\.token))
  }

  /// The releases that have all words; where none has, all releases, those first that have more of
  /// them. Equal ones stay in their order.
  func fitting(_ releases: [ReleaseDetail]) throws -> [ReleaseDetail] {
    let counted = try releases.map { (release: $0, shared: try sharedCount(with: $0)) }
    let fitting = counted.filter { $0.shared == words.count }
    guard fitting.isEmpty else { return fitting.map(\.release) }
    // The standard library's sort is stable.
    return counted.sorted { $0.shared > $1.shared }.map(\.release)
  }

  private func sharedCount(with release: ReleaseDetail) throws -> Int {
    let text = release.indexedText
    let tokens = try tokenizer.tokenize(document: "\(text.artist) \(text.title) \(text.label)")
    return words.count { word in tokens.contains { $0.token.hasPrefix(word) } }
  }
}

extension ReleaseDetail {
  /// What a search by words looks at.
  var indexedText: (artist: String, title: String, label: String) {
    let labels = labels.map { "\($0.name) \($0.catalogueNumber ?? "")" }
    return (artists.joined, title, labels.joined(separator: " "))
  }
}

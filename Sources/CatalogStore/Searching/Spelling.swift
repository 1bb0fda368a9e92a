import Releases

/// Suggests another spelling for a search: words of the catalogue that differ in one letter.
///
/// For each word that the catalogue lacks, all words at that distance are tried in the index (Peter
/// Norvig, "How to Write a Spelling Corrector", 2007): a few hundred look-ups, and nothing to store.
struct Spelling {
  /// Shorter words have too many neighbours.
  private static let shortest = 4
  /// A known word is doubted if another is so many times as frequent.
  private static let doubt = 100

  private let vocabulary: Vocabulary

  init(in catalog: CatalogReading) {
    vocabulary = Vocabulary(database: catalog.database)
  }

  /// The query with its unknown words replaced; nil where there is nothing to replace.
  func suggestion(for query: SearchQuery) throws -> SearchQuery? {
    guard let text = query.text else { return nil }
    let expression = SearchExpression(text)
    var isChanged = false
    let terms = try expression.terms.map { term in
      guard [nil, .artist, .title, .label, .track].contains(term.field) else { return term }
      var bytes = WordBytes()
      bytes.append(wordsOf: term.text, in: [])
      var hasOther = false
      let words = try bytes.texts.map { word in
        guard let other = try neighbour(of: word) else { return word }
        hasOther = true
        return other
      }
      guard hasOther else { return term }
      isChanged = true
      return SearchExpression.Term(
        field: term.field, text: words.joined(separator: " "),
        isPhrase: term.isPhrase || (term.field != nil && words.count > 1))
    }
    guard isChanged else { return nil }
    return SearchQuery(
      text: SearchExpression(terms: terms).description, barcode: query.barcode, order: query.order,
      limit: query.limit)
  }

  /// The most frequent word that differs in one letter, if the word itself is unknown or much rarer.
  private func neighbour(of word: String) throws -> String? {
    let letters = Array(word)
    guard letters.count >= Self.shortest, !letters.contains(where: \.isNumber) else { return nil }
    var best: (word: String, count: Int)?
    var tried: Set<String> = [word]
    for candidate in Self.neighbours(of: letters) where tried.insert(candidate).inserted {
      let count = try vocabulary.count(of: candidate)
      if count > best?.count ?? 0 { best = (candidate, count) }
    }
    let own = try vocabulary.count(of: word)
    guard let best, own == 0 || best.count >= own * Self.doubt else { return nil }
    return best.word
  }

  /// The words with one letter more, fewer or another, or with two neighbours exchanged.
  private static func neighbours(of letters: [Character]) -> [String] {
    let alphabet = Self.alphabet(of: letters)
    var words: [[Character]] = []
    for index in letters.indices {
      words.append(letters.replacing(index..<(index + 1), with: []))
      for letter in alphabet {
        words.append(letters.replacing(index..<(index + 1), with: [letter]))
      }
      guard index + 1 < letters.count else { continue }
      let exchanged = [letters[index + 1], letters[index]]
      words.append(letters.replacing(index..<(index + 2), with: exchanged))
    }
    for index in 0...letters.count {
      for letter in alphabet { words.append(letters.replacing(index..<index, with: [letter])) }
    }
    return words.map { String($0) }
  }

  /// The letters of the script that the word is in.
  private static func alphabet(of letters: [Character]) -> [Character] {
    switch letters.first?.unicodeScalars.first?.value ?? 0 {
    case 0x370..<0x400: Array("αβγδεζηθικλμνξοπρστυφχψω")
    case 0x400..<0x530: Array("абвгдежзиклмнопрстуфхцчшщъыьэюяіѕј")
    case ..<0x370: Array("abcdefghijklmnopqrstuvwxyz")
    default: []
    }
  }
}

extension [Character] {
  fileprivate func replacing(_ range: Range<Int>, with letters: [Character]) -> [Character] {
    self[..<range.lowerBound] + letters + self[range.upperBound...]
  }
}

import Releases

/// Suggests another spelling for a search: words of the catalogue that differ in one letter.
///
/// For each word that the catalogue lacks, all words at that distance are tried in the index (Peter
/// Norvig, "How to Write a Spelling Corrector", 2007): a few hundred look-ups, and nothing to store.
package struct Spelling {
  /// Shorter words have too many neighbours.
  private static let shortest = 4
  /// A known word is doubted if another is so many times as frequent.
  private static let doubt = 100

  private let counts: (_ words: [String]) throws -> [Int]

  /// - Parameter counts: how many releases have each of some words.
  package init(_ counts: @escaping (_ words: [String]) throws -> [Int]) {
    self.counts = counts
  }

  /// The query with its unknown words replaced; nil where there is nothing to replace.
  ///
  /// - Parameter isFound: whether some release has all that is typed.
  package func suggestion(
    for query: SearchQuery, isFound: (SearchQuery) throws -> Bool
  ) throws -> SearchQuery? {
    // Where all words are found together, they are spelled as they should be.
    guard try !isFound(query), let other = try replacingWords(of: query) else { return nil }
    return try isFound(other) ? other : nil
  }

  private func replacingWords(of query: SearchQuery) throws -> SearchQuery? {
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
    var tried: Set<String> = [word]
    let candidates = Self.neighbours(of: letters).filter { tried.insert($0).inserted }
    let counts = try counts([word] + candidates)
    var best: (word: String, count: Int)?
    for (candidate, count) in zip(candidates, counts.dropFirst()) where count > best?.count ?? 0 {
      best = (candidate, count)
    }
    guard let own = counts.first, let best, own == 0 || best.count >= own * Self.doubt else {
      return nil
    }
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

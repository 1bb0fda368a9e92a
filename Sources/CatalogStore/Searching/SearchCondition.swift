import Barcodes
import Releases

/// What a release has to have for one part of a search.
package struct SearchCondition {
  /// The words of the index that satisfy it, the one that was typed first.
  package var words: [String]
  /// Whether words that begin with the first do, too.
  package var isCompleted = false
  /// The fields that the word has to stand in; none for anywhere.
  package var fields: Field = []
  /// Whether it takes part in the ranking, as words do and filters do not.
  package var isRanked = false
  /// Releases of a barcode; nil for other conditions.
  package var barcode: GTIN?
  /// How many completions are followed.
  package var limit = 64
}

/// The conditions of a search, and the phrases in it.
package struct SearchConditions {
  package struct Phrase {
    let words: [String]
    let fields: Field
  }

  package private(set) var conditions: [SearchCondition] = []
  package private(set) var phrases: [Phrase] = []
  /// The key of the whole text as a catalogue number, if it may be one.
  private(set) var catalogueNumber: String?

  /// Words that change nothing where others are there, too: "beatles" finds "The Beatles", and
  /// "simon garfunkel" finds what has an "&" or a "+" between the two.
  private static let optional: Set<String> = ["the", "a", "an", "and"]

  init(_ expression: SearchExpression) {
    for term in expression.terms { add(term) }
    completeLast(expression)
    let ranked = conditions.indices.filter { conditions[$0].isRanked }
    let needless = ranked.filter { index in
      Self.optional.contains(conditions[index].words.first ?? "")
    }
    if needless.count < ranked.count {
      for index in needless.reversed() { conditions.remove(at: index) }
    }
    let isBare = expression.terms.allSatisfy { $0.field == nil && !$0.isPhrase }
    let key = CatalogueNumber(expression.terms.map(\.text).joined(separator: " "))?.key
    if isBare, let key, key.utf8.count >= 2, key.contains(where: \.isNumber) {
      catalogueNumber = key
    }
  }

  /// The words that rank the results.
  var rankedWords: [String] { conditions.filter(\.isRanked).compactMap(\.words.first) }

  /// The same, with every word as the beginning of one.
  func completingAll() -> SearchConditions {
    var result = self
    for index in conditions.indices where conditions[index].isRanked {
      result.conditions[index].isCompleted = true
    }
    return result
  }

  /// The same, each time without another of its words; none where fewer than two would be left, and for
  /// phrases, which mean what they say.
  func leavingOutOne() -> [SearchConditions] {
    let ranked = conditions.indices.filter { conditions[$0].isRanked }
    guard ranked.count > 2, phrases.isEmpty else { return [] }
    return ranked.prefix(Self.greatestCount).map { index in
      var result = self
      result.conditions.remove(at: index)
      return result
    }
  }

  /// Of longer searches, only so many words are left out.
  private static let greatestCount = 12

  private mutating func add(_ term: SearchExpression.Term) {
    switch term.field {
    case nil: addWords(term, in: [])
    case .artist: addWords(term, in: .artist)
    case .title: addWords(term, in: .title)
    case .label: addWords(term, in: .label)
    case .track: addWords(term, in: .tracks)
    case .catalogueNumber: addKey(term, Fact.catalogueNumber)
    case .matrix: addKey(term, Fact.matrix)
    case .labelCode: conditions.append(SearchCondition(words: [Fact.labelCode(term.text)]))
    case .country: addFilter(term) { Fact.country(Self.country($0)) }
    case .format: addFilter(term) { $0.lowercased() == "vinyl" ? Fact.vinyl : Fact.format($0) }
    case .year: addYears(term)
    case .barcode: addBarcode(term)
    }
  }

  private mutating func addWords(_ term: SearchExpression.Term, in fields: Field) {
    var bytes = WordBytes()
    bytes.append(wordsOf: term.text, in: fields)
    let words = bytes.texts
    for word in words {
      // It may be a catalogue number among other words.
      let key = word.utf8.contains { (48...57).contains($0) } ? CatalogueNumber(word)?.key : nil
      let number = fields.isEmpty && !term.isPhrase ? key.map { [Fact.catalogueNumber($0)] } : nil
      conditions.append(
        SearchCondition(words: [word] + (number ?? []), fields: fields, isRanked: true))
    }
    if term.isPhrase, words.count > 1 {
      phrases.append(Phrase(words: words, fields: fields.isEmpty ? .all : fields))
    }
  }

  /// The word that is typed last may not be complete yet.
  private mutating func completeLast(_ expression: SearchExpression) {
    guard let last = expression.terms.last, !last.isPhrase,
      let index = conditions.indices.last, conditions[index].isRanked
    else { return }
    conditions[index].isCompleted = true
  }

  private mutating func addKey(_ term: SearchExpression.Term, _ fact: (String) -> String) {
    let key = CatalogueNumber(term.text)?.key ?? ""
    conditions.append(
      SearchCondition(words: [fact(key)], isCompleted: !key.isEmpty, limit: 2000))
  }

  private mutating func addFilter(_ term: SearchExpression.Term, _ fact: (String) -> String) {
    let values = term.text.split(separator: ",").map(String.init)
    conditions.append(SearchCondition(words: values.map(fact)))
  }

  private mutating func addYears(_ term: SearchExpression.Term) {
    guard let years = term.years else { return addWords(term, in: []) }
    // No record is older than recorded sound.
    let known = years.clamped(to: 1850...2200)
    conditions.append(SearchCondition(words: known.map(Fact.year)))
  }

  private mutating func addBarcode(_ term: SearchExpression.Term) {
    let gtin = (try? GTIN(parsing: term.text)) ?? GTIN.completions(of: term.text).first
    let key = CatalogueNumber(term.text)?.key ?? ""
    conditions.append(
      SearchCondition(
        words: [Fact.barcode(key)], isCompleted: !key.isEmpty, barcode: gtin, limit: 2000))
  }

  private static func country(_ name: String) -> String {
    switch name.lowercased() {
    case "uk": "GB"
    case "usa": "US"
    case "europe", "eu": "XE"
    case "worldwide", "world": "XW"
    default: name
    }
  }
}

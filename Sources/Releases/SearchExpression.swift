/// What somebody typed into a search, taken apart: words, phrases in quotes, and filters.
///
/// A filter is a name, a colon and a value, such as `year:1977..1979` or `artist:"bob marley"`. What
/// stands before a colon and is no name of a filter is a word like any other, since titles have colons
/// too. A filter without a value says nothing, so that results do not vanish while one is typed.
public struct SearchExpression: Sendable, Hashable {
  /// What a filter looks at.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    case artist, title, label, track
    /// A catalogue number or its beginning, however it is spaced.
    case catalogueNumber = "catno"
    /// As in ``ReleaseSummary/country``; several with commas between them mean any of them.
    case country
    /// A year, or two with two dots between them; one of the two may be missing.
    case year
    /// A carrier or one of its descriptions, such as `LP`; several with commas mean any of them.
    case format
    /// A barcode, whether it is a GTIN or not.
    case barcode
    case matrix
    case labelCode = "lc"
  }

  /// A word, a phrase, or a filter.
  public struct Term: Sendable, Hashable {
    /// Nil for words anywhere.
    public let field: Field?
    public let text: String
    /// Whether its words were typed in quotes, and so have to stand beside one another.
    public let isPhrase: Bool

    public init(field: Field? = nil, text: String, isPhrase: Bool = false) {
      self.field = field
      self.text = text
      self.isPhrase = isPhrase
    }
  }

  public let terms: [Term]

  public init(terms: [Term]) {
    self.terms = terms
  }

  /// Takes a text apart. Every text means something: a quote without a second one reaches to the end.
  public init(_ text: String) {
    var terms: [Term] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      let (field, value) = Self.field(in: rest)
      let isPhrase = value.first == "\""
      let content = isPhrase ? value.dropFirst() : value
      let end = content.firstIndex { isPhrase ? $0 == "\"" : $0.isWhitespace } ?? content.endIndex
      let word = content[..<end]
      if !word.isEmpty { terms.append(Term(field: field, text: String(word), isPhrase: isPhrase)) }
      rest = content[end...].dropFirst()
    }
    self.terms = terms
  }

  /// The filter that a text begins with, and what comes after its colon.
  private static func field(in text: Substring) -> (Field?, Substring) {
    let name = text.prefix { $0.isLetter }
    guard text[name.endIndex...].first == ":", let field = Field(rawValue: name.lowercased()) else {
      return (nil, text)
    }
    return (field, text[name.endIndex...].dropFirst())
  }
}

extension SearchExpression.Term {
  /// The years that a filter asks for; nil where the text is no year and no range.
  public var years: ClosedRange<Int>? {
    guard let dots = text.firstRange(of: "..") else { return Int(text).map { $0...$0 } }
    let (first, last) = (text[..<dots.lowerBound], text[dots.upperBound...])
    guard first.isEmpty || Int(first) != nil, last.isEmpty || Int(last) != nil,
      !(first.isEmpty && last.isEmpty)
    else { return nil }
    let (low, high) = (Int(first) ?? 0, Int(last) ?? 9999)
    return low <= high ? low...high : nil
  }
}

extension SearchExpression: CustomStringConvertible {
  /// As it may be typed again.
  public var description: String {
    terms.map { term in
      let text = term.isPhrase ? "\"\(term.text)\"" : term.text
      return term.field.map { "\($0.rawValue):\(text)" } ?? text
    }.joined(separator: " ")
  }
}

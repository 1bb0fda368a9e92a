import ReleaseSources

/// A text that Discogs also writes as a number, or leaves out by an empty text.
struct DiscogsText: Decodable, Sendable {
  let text: String?

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      text = nil
    } else if let number = try? value.decode(Int.self) {
      text = String(number)
    } else {
      let read = try value.decode(String.self)
      text = read.isEmpty ? nil : read
    }
  }

  /// A positive number that it is.
  var number: Int? { text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }
}

/// One text or several, as search results name labels.
struct DiscogsTexts: Decodable, Sendable {
  let texts: [String]

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    texts = try (try? value.decode(String.self)).map { [$0] } ?? value.decode([String].self)
  }
}

extension String {
  var nonEmpty: String? { isEmpty ? nil : self }

  /// The number of "Nirvana (2)"; nil for a name without one.
  var disambiguation: Int? {
    let name = withoutNumber
    guard name != self else { return nil }
    return Int(dropFirst(name.count).filter(\.isNumber))
  }
}

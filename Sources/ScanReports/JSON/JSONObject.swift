/// The members of a JSON object, in the order they were given.
struct JSONObject: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  struct Member: Sendable, Equatable {
    let key: String
    let value: JSONValue
  }

  private(set) var members: [Member]

  init(dictionaryLiteral elements: (String, JSONValue)...) {
    members = elements.map { Member(key: $0.0, value: $0.1) }
  }

  /// Adds a member behind the others.
  mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
  }
}

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

  /// The members of one object, then those of the other.
  static func + (first: JSONObject, second: JSONObject) -> JSONObject {
    var object = first
    object.members += second.members
    return object
  }

  /// Adds a member after the others.
  mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
  }
}

/// A JSON value whose objects keep their keys in the order they were given.
enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A finite number, written with at most one decimal.
  case decimal(Double)
  /// A number written with at most three decimals, or null where it is not finite.
  case precise(Double)
  case string(String)
  /// Text that may be invalid UTF-8: see ``JSONWriter``.
  case bytes([UInt8])
  case array([JSONValue])
  case object(JSONObject)

  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
  static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }
  static func figure(_ number: Double?) -> JSONValue { number.map(JSONValue.precise) ?? .null }
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

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

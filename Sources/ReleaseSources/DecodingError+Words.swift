extension DecodingError {
  /// What is wrong with a JSON text, with the way to the value.
  public var words: String {
    switch self {
    case .keyNotFound(let key, let context): "'\(Self.way(context, key))' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "'\(Self.way(context))' holds something else"
    default: "not valid JSON"
    }
  }

  private static func way(_ context: Context, _ key: (any CodingKey)? = nil) -> String {
    (context.codingPath + [key].compactMap { $0 })
      .map { $0.intValue.map(String.init) ?? $0.stringValue }
      .joined(separator: ".")
  }
}

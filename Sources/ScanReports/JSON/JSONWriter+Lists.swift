extension JSONWriter {
  /// An array with a line for each value.
  static func array(of values: [JSONValue]) -> String {
    let lines = values.map { text(of: $0) }.joined(separator: ",\n")
    return "[\n" + lines + (values.isEmpty ? "]\n" : "\n]\n")
  }

  /// One value a line.
  static func lines(of values: [JSONValue]) -> String {
    values.map { text(of: $0) + "\n" }.joined()
  }
}

/// Writes comma-separated values by RFC 4180, with lines ended by a line feed.
public enum CSVWriter {
  /// One row with its line end; a field is quoted only if it has to be.
  public static func line(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",") + "\n"
  }

  /// Works on scalars, as a quotation mark followed by a combining mark is one character but still ends
  /// the field.
  private static func quoted(_ field: String) -> String {
    let scalars = field.unicodeScalars
    guard scalars.contains(where: needsQuotes) else { return field }
    var quoted = "\"".unicodeScalars
    for scalar in scalars {
      if scalar == "\"" { quoted.append("\"") }
      quoted.append(scalar)
    }
    quoted.append("\"")
    return String(quoted)
  }

  private static func needsQuotes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", "\"", "\r", "\n": true
    default: false
    }
  }
}

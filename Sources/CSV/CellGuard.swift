/// Keeps spreadsheets from taking the text of a cell for a formula, which could run a program.
///
/// Such a cell gets an apostrophe in front. So does one that would look like that with fewer apostrophes:
/// taking one off always gives what was there.
///
/// Source: OWASP, "CSV Injection".
public enum CellGuard {
  /// The text with an apostrophe in front if a spreadsheet may take it for a formula.
  public static func guarded(_ text: String) -> String {
    isFormula(text.utf8.drop { $0 == mark }) ? "'" + text : text
  }

  /// What ``guarded(_:)`` was given.
  public static func unguarded(_ text: String) -> String {
    text.utf8.first == mark && isFormula(text.utf8.drop { $0 == mark })
      ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static let mark = UInt8(ascii: "'")

  private static func isFormula(_ text: Substring.UTF8View) -> Bool {
    switch text.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      true
    default: false
    }
  }
}

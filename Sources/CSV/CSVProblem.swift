/// What is wrong with a row of comma-separated values.
public enum CSVProblem: Error, Sendable, Hashable {
  /// A field, counted from 1, is not UTF-8.
  case notUTF8(field: Int)
  /// A field, counted from 1, has text after its closing quotation mark.
  case textAfterQuote(field: Int)
  /// The file ends within quotation marks.
  case unclosedQuote
  /// The row has more bytes than ``CSVParser/longestRow``.
  case tooLong
}

extension CSVProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notUTF8(let field): "field \(field) is not UTF-8: save the file as UTF-8"
    case .textAfterQuote(let field):
      "field \(field) goes on behind its closing quotation mark: write a quotation mark within "
        + "a field twice"
    case .unclosedQuote:
      "a quotation mark is opened and never closed: all that follows was taken for one field"
    case .tooLong:
      "it has more than \(CSVParser.longestRow) bytes: look for a missing quotation mark"
    }
  }
}

/// One row of comma-separated values.
public struct CSVRow: Sendable, Hashable {
  /// The line on which it begins, from 1. A row with line breaks in its fields has several lines.
  public let line: Int
  /// The text of its fields, or what is wrong with it.
  public let fields: Result<[String], CSVProblem>

  public init(line: Int, fields: Result<[String], CSVProblem>) {
    self.line = line
    self.fields = fields
  }
}

/// A row while it is being read.
struct CSVRowDraft {
  private var texts: [String] = []
  private var field: [UInt8] = []
  private var problem: CSVProblem?
  private var hasQuotes = false
  private var size = 0

  /// The field being read, from 1.
  var fieldNumber: Int { texts.count + 1 }

  /// Whether the line has no characters at all, not even quotation marks.
  var isEmptyLine: Bool { size == 0 && texts.count == 1 && !hasQuotes && problem == nil }

  var fields: Result<[String], CSVProblem> {
    problem.map { .failure($0) } ?? .success(texts)
  }

  mutating func openQuote() { hasQuotes = true }

  mutating func append(_ byte: UInt8) {
    size += 1
    guard size <= CSVParser.longestRow else { return reject(.tooLong) }
    field.append(byte)
  }

  /// Ends a field at a comma.
  mutating func endField() {
    size += 1
    guard size <= CSVParser.longestRow else { return reject(.tooLong) }
    closeField()
  }

  /// Ends the row and its last field.
  mutating func end() { closeField() }

  /// Keeps the first problem, as it often causes the others.
  mutating func reject(_ problem: CSVProblem) {
    if self.problem == nil { self.problem = problem }
  }

  private mutating func closeField() {
    if let text = String(validating: field, as: UTF8.self) {
      texts.append(text)
    } else {
      reject(.notUTF8(field: fieldNumber))
      texts.append("")
    }
    field.removeAll(keepingCapacity: true)
  }
}

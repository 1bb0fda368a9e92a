/// One row of comma-separated values.
public struct CSVRow: Sendable, Hashable {
  /// The line on which it begins, from 1: a row with line breaks in its fields takes several.
  public let line: Int
  /// The text of its fields, or what is wrong with it.
  public let fields: Result<[String], CSVProblem>

  public init(line: Int, fields: Result<[String], CSVProblem>) {
    self.line = line
    self.fields = fields
  }
}

import Text

/// What a command changed in the library, as text.
public struct ChangeReport: Sendable {
  /// Such as "added 3 records to Shelf 2".
  public let summary: String
  private let items: [Int]

  /// - Parameter items: the copies in the collection that were changed.
  public init(_ summary: String, items: [Int] = []) {
    self.summary = summary
    self.items = items
  }

  /// One line; in JSON by the schema `vinylcrate.change/1`.
  ///
  /// - Parameter isTrial: whether it was a dry run, which changes nothing.
  public func text(as format: OutcomeFormat, isTrial: Bool) -> String {
    switch format {
    case .text:
      return (isTrial ? "would have " : "") + summary.safeForTerminal + "\n"
    case .json, .jsonl:
      return JSONWriter.text(
        of: .object([
          "schema": .string("vinylcrate.change/1"), "dryRun": .bool(isTrial),
          "summary": .string(summary), "items": .array(items.map(JSONValue.integer)),
        ])) + "\n"
    case .csv, .csvRaw:
      let fields = [String(isTrial), summary, items.map(String.init).joined(separator: "; ")]
      return format.line(["dry_run", "summary", "items"]) + format.line(fields)
    }
  }
}

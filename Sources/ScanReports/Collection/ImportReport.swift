import Files
import Library
import Releases
import Text

/// The results of importing the rows of a collection file, for people and programs. They are put by in
/// a temporary file until all are known: a file may have any number of rows.
public struct ImportReport {
  private let format: OutcomeFormat
  private let page: TextPage
  private let spool: SpoolFile
  private var json: JSONList
  /// What lines for people are fitted to.
  private var wordsWidth = 0
  private var lastLine = 0

  /// - Throws: `AsideFile.Failure` where no temporary file can be made.
  public init(as format: OutcomeFormat, on page: TextPage) throws {
    self.format = format
    self.page = page
    spool = try SpoolFile()
    json = JSONList(format == .json ? .array : .lines)
    switch format {
    case .text: break
    case .json, .jsonl: try spool.append(json.header)
    case .csv, .csvRaw: try spool.append(format.line(Self.columns))
    }
  }

  /// Takes the result for the next row of the file.
  ///
  /// - Throws: `AsideFile.Failure`.
  public mutating func add(_ row: ImportedRow) throws {
    switch format {
    case .text:
      let line = PlainLine(row)
      wordsWidth = max(wordsWidth, line.words.count)
      lastLine = row.line
      try spool.append(line.text)
    case .json, .jsonl: try spool.append(json.text(of: row.json))
    case .csv, .csvRaw: try spool.append(format.line(row.fields))
    }
  }

  /// Writes the rows in the order of the file; for people with counts at the end.
  ///
  /// - Parameters:
  ///   - place: what the rows are.
  ///   - isTrial: whether it was a dry run, which adds nothing.
  /// - Throws: `AsideFile.Failure`, or what `write` throws.
  public func print(
    _ counts: ImportCounts, of contents: CollectionFile.Contents, isTrial: Bool,
    _ write: (String) throws -> Void
  ) throws {
    guard format == .text else {
      try spool.forEachPart { try write(String($0)) }
      return try write(json.footer(in: format))
    }
    let numberWidth = String(lastLine).count
    try spool.forEachPart { part in
      try write(
        part.utf8.split(separator: UInt8(ascii: "\n"))
          .compactMap { PlainLine(spooled: Substring($0)) }
          .map { $0.printed(numberWidth: numberWidth, wordsWidth: wordsWidth, on: page) }
          .joined())
    }
    try write(Self.summary(counts, of: contents, isTrial: isTrial) + "\n")
  }

  private static func summary(
    _ counts: ImportCounts, of contents: CollectionFile.Contents, isTrial: Bool
  ) -> String {
    let parts = ImportedRow.Status.allCases.map { "\(counts[$0]) \($0.words)" }
    let added = counts.added.counted("record")
    return "\(counts.rows.counted("row")): \(parts.joined(separator: ", ")); "
      + (isTrial ? "\(added) would be added" : "\(added) added")
      + (contents == .wants ? " to the wants" : "")
  }

  private static let columns = [
    "line", "status", "added", "release", "artist", "title", "folder", "error", "warnings",
  ]
}

extension JSONList {
  fileprivate func footer(in format: OutcomeFormat) -> String {
    format == .json ? footer : ""
  }
}

extension ImportedRow {
  fileprivate var fields: [String] {
    [
      String(line), status.rawValue, String(isAdded), release?.id.description ?? "",
      release?.artists.joined ?? "", release?.title ?? "", folder ?? "",
      problem?.description ?? "", warnings.map(\.description).joined(separator: "; "),
    ]
  }
}

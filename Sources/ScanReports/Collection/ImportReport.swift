import Library
import Releases
import Text

/// The results of importing the rows of a collection file, for people and programs.
public struct ImportReport: Sendable {
  private let rows: [ImportedRow]
  private let isTrial: Bool
  private let place: String

  /// - Parameter isTrial: whether it was a dry run, which adds nothing.
  public init(
    rows: [ImportedRow], of contents: CollectionFile.Contents = .collection, isTrial: Bool = false
  ) {
    place = contents == .wants ? " to the wants" : ""
    self.rows = rows
    self.isTrial = isTrial
  }

  /// The rows in the order of the file; for people with counts at the end.
  public func printed(as format: OutcomeFormat, on page: TextPage) -> String {
    switch format {
    case .text: lines(on: page) + summary + "\n"
    case .json: JSONList.text(of: rows.map(\.json), as: .array)
    case .jsonl: JSONList.text(of: rows.map(\.json), as: .lines)
    case .csv: csv
    }
  }

  private func lines(on page: TextPage) -> String {
    let width = rows.map { String($0.line).count }.max() ?? 1
    let wordsWidth = rows.map(\.words.count).max() ?? 0
    return rows.map { line($0, numberWidth: width, wordsWidth: wordsWidth, on: page) }.joined()
  }

  private func line(
    _ row: ImportedRow, numberWidth width: Int, wordsWidth: Int, on page: TextPage
  ) -> String {
    let number = String(row.line)
    let head = String(repeating: " ", count: width - number.count) + number
    let text = (row.problem?.description ?? row.release?.recordLine ?? "").safeForTerminal
    let status = page.colored(row.words.fitted(to: wordsWidth), row.status.color)
    let room = TextPage(
      width: page.width.map { max(20, $0 - width - wordsWidth - 4) }, hasColor: false)
    let lines = room.wrapped(text, indent: 0, hanging: 0).split(separator: "\n")
    let margin = "\n" + String(repeating: " ", count: width + wordsWidth + 4)
    return "\(head)  \(status)  \(lines.joined(separator: margin))\n"
  }

  private var summary: String {
    let counts = ImportedRow.Status.allCases.map { status in
      "\(rows.count { $0.status == status }) \(status.words)"
    }
    let added = rows.count(where: \.isAdded).counted("record")
    return "\(rows.count.counted("row")): \(counts.joined(separator: ", ")); "
      + (isTrial ? "\(added) would be added" : "\(added) added") + place
  }

  private var csv: String {
    let header = [
      "line", "status", "added", "release", "artist", "title", "folder", "error", "warnings",
    ]
    return CSVPrinter.line(header)
      + rows.map { row in
        CSVPrinter.line([
          String(row.line), row.status.rawValue, String(row.isAdded),
          row.release?.id.description ?? "", row.release?.artists.joined ?? "",
          row.release?.title ?? "", row.folder ?? "", row.problem?.description ?? "",
          row.warnings.map(\.description).joined(separator: "; "),
        ])
      }.joined()
  }
}

extension ImportedRow {
  /// What became of it, for people.
  fileprivate var words: String {
    status == .unmatched && isAdded ? "added, not in catalogue" : status.words
  }
}

extension ImportedRow.Status {
  fileprivate var words: String {
    switch self {
    case .new, .duplicate, .bad: rawValue
    case .unmatched: "not in catalogue"
    }
  }

  fileprivate var color: TextColor {
    switch self {
    case .new: .green
    case .duplicate: .dim
    case .unmatched: .yellow
    case .bad: .red
    }
  }
}

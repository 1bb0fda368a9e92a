import AppNavigation
import Library
import Scanning
import Text

/// The scanner, and what it asks, as lines.
extension PlainScreen {
  static func scanner(_ state: AppState, from first: Int) -> (lines: [String], next: Int?) {
    let scanner = state.scanner
    let about = scanner.panel?.row.flatMap { row in
      scanner.rows.indices.contains(row) ? scanner.rows[row] : nil
    }
    let head = about.map { row in
      [row.plainName + (row.gtin.map { ", \($0.shortestDigits)" } ?? "")]
    }
    let keys = scanner.plainKeys.map { "\($0.words) (\($0.key))" }
    let actions = ["Actions: \(keys.joined(separator: ", "))."]
    let body: (lines: [String], next: Int?)
    switch scanner.panel {
    case .question(let question): body = lines(of: question, from: first)
    case .pressings(let choice): body = (lines(of: choice), nil)
    case .filing(let filing): body = (lines(of: filing), nil)
    case .files(let browser): body = lines(of: browser, from: first)
    case nil: body = list(scanner, from: first)
    }
    return ((head ?? []) + body.lines + actions, body.next)
  }

  private static func list(
    _ scanner: ScannerState, from first: Int
  ) -> (lines: [String], next: Int?) {
    let result = scanner.hasResult ? [scanner.resultWords] : []
    let rows = PlainList(scanner.rows.map(\.plainText) + result, from: first)
    let problem = scanner.problem.map { ["error: \($0)"] } ?? []
    let doubts = scanner.rows.count { $0.status.needsUser }
    let ask = "Type the name of a folder, of photos, or a barcode."
    let next = doubts > 0 ? ["\(doubts.counted("photo")) in doubt: next asks about them."] : []
    return ([scanner.plainHeading] + problem + rows.lines + [ask] + next, rows.next)
  }

  private static func lines(
    of question: PhotoQuestion, from first: Int
  ) -> (lines: [String], next: Int?) {
    let choices = PlainList(
      question.choices.map { choice in
        [choice.words, choice.detail].filter { !$0.isEmpty }.joined(separator: ", ")
      }, from: first)
    let typed = question.text.isEmpty ? [] : ["\(question.text): \(question.hint ?? "")"]
    let ask = "Type the digits under the bars, ? for one, or words of the sleeve; or a number."
    return ([question.reason] + typed + choices.lines + [ask], choices.next)
  }

  private static func lines(of choice: PressingChoice) -> [String] {
    let lines = choice.comparison.lines
    func words(_ lines: [PressingComparison.Line], _ index: Int) -> String {
      lines.map { "\($0.label) \($0.values[index].isEmpty ? "unknown" : $0.values[index])" }
        .joined(separator: "; ")
    }
    let same = lines.filter { !$0.differs && $0.values.first?.isEmpty == false }
    let title = choice.entries.first.map { [$0.release.recordLine] } ?? []
    let pressings = choice.entries.indices.map {
      "\($0 + 1). \(words(lines.filter(\.differs), $0))"
    }
    let all = choice.waitingCount > 1 ? " for \(choice.waitingCount) photos" : ""
    let alone = choice.isTyped ? "" : " A number and t: for this photo alone."
    return ["Which pressing?"] + title
      + (same.isEmpty || choice.entries.isEmpty ? [] : ["The same: \(words(same, 0))"]) + pressings
      + ["A number chooses\(all).\(alone)"]
  }

  private static func lines(of filing: RecordFiling) -> [String] {
    let release = filing.release.summary
    let record = [release.recordLine, release.labelLine, release.pressingLine, release.formatLine]
    let gone = filing.copy == nil ? ["it is not in your collection any more"] : []
    let values = RecordFiling.Field.allCases.map { field in
      let value = filing.value(of: field)
      return "\(field.label) \(value.isEmpty ? "not said" : value)"
    }
    return filing.owned + gone + [record.filter { !$0.isEmpty }.joined(separator: ", ")]
      + [values.joined(separator: "; ")] + [filing.plainQuestion].compactMap(\.self)
  }

  private static func lines(
    of browser: FileBrowser, from first: Int
  ) -> (lines: [String], next: Int?) {
    let marked = browser.marked.isEmpty ? "" : ", \(browser.marked.count) marked"
    let typed = browser.text.isEmpty ? "" : ", that fit \(browser.text)"
    let head = browser.folder.description + marked + typed
    if let problem = browser.problem { return ([head, "error: \(problem)"], nil) }
    let names = browser.lines.map { line in
      let isMarked = line.path.map(browser.marked.contains) ?? false
      return (isMarked ? "marked, " : "") + line.name
    }
    let list = PlainList(names, from: first)
    let ask = "A number opens, a number and mark marks; letters find a name."
    return ([head] + list.lines + [ask], list.next)
  }
}

extension RecordFiling {
  /// What is asked about the copy now; nil where a key asks.
  var plainQuestion: String? {
    let grades = Self.grades(for: field)
    guard !grades.isEmpty else { return nil }
    let words = grades.enumerated().map { "\($0.offset + 1) \($0.element.rawValue)" }
    return "Grade of the \(field.label): " + words.joined(separator: ", ")
  }
}

extension ScannerState {
  /// What the scanner is called, with how far it is.
  var plainHeading: String {
    guard phase != .idle else { return "Scanner" }
    let isScanning = phase == .running && !isPaused && !isWatching
    return (isScanning ? "Scanner, scanning: " : "Scanner: ")
      + progressWords.replacing(" · ", with: ", ")
  }

  /// The photo in front, with its number; nil for none.
  var plainRow: String? { selected.map { "\(cursor + 1). \($0.plainText)" } }
}

extension ScannerRow {
  var plainName: String { path.description + (key.page.map { ", page \($0)" } ?? "") }

  var plainText: String {
    let kept = addedItem != nil ? "added" : isKept ? "in your collection" : ""
    return [path.name + (key.page.map { ", page \($0)" } ?? ""), status.rawValue, words, kept]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

import Problems
import Scanning

/// Writes JSON values one after the other, each on a line of its own.
struct JSONList {
  enum Form: Sendable {
    /// One array.
    case array
    /// JSON Lines: no brackets and no commas.
    case lines
  }

  private let form: Form
  private var isFirst = true

  init(_ form: Form) {
    self.form = form
  }

  /// The text before the first value.
  var header: String {
    switch form {
    case .array: "["
    case .lines: ""
    }
  }

  /// The text of the next value.
  mutating func text(of value: JSONValue) -> String {
    defer { isFirst = false }
    let text = JSONWriter.text(of: value)
    return switch form {
    case .array: (isFirst ? "\n" : ",\n") + text
    case .lines: text + "\n"
    }
  }

  /// The text after the last value.
  var footer: String {
    switch form {
    case .array: "\n]\n"
    case .lines: ""
    }
  }

  /// All values at once.
  static func text(of values: [JSONValue], as form: Form) -> String {
    var list = JSONList(form)
    let texts = values.map { list.text(of: $0) }
    return list.header + texts.joined() + list.footer
  }
}

/// One JSON object for each outcome, as an array or as JSON Lines.
struct JSONPrinter: OutcomePrinter {
  private let wording: RemedyWording
  private var list: JSONList

  /// - Parameter wording: says what to do about a problem.
  init(_ form: JSONList.Form, wording: RemedyWording) {
    self.wording = wording
    list = JSONList(form)
  }

  func header() -> String { list.header }
  mutating func text(of outcome: ScanOutcome) -> String { list.text(of: outcome.json(wording)) }
  func footer() -> String { list.footer }
}

import Text

/// Facts about one thing, in any format.
public struct FactSheet: Sendable {
  /// One of them.
  struct Fact: Sendable {
    /// What it is called for people; nil for one that only programs are told.
    let label: String?
    let text: String
    /// What it is called for programs.
    let key: String
    let json: JSONValue

    init(_ label: String?, _ text: String, key: String, _ json: JSONValue) {
      self.label = label
      self.text = text
      self.key = key
      self.json = json
    }

    init(_ label: String, _ text: String, key: String? = nil) {
      self.init(label, text, key: key ?? label, .string(text))
    }
  }

  let schema: String
  let facts: [Fact]

  /// The facts in one of the formats; for people one on each line.
  public func text(as format: OutcomeFormat) -> String {
    switch format {
    case .text:
      return facts.compactMap { fact in
        fact.label.map { "\($0.fitted(to: 11))\(fact.text.safeForTerminal)\n" }
      }.joined()
    case .json, .jsonl:
      var object: JSONObject = ["schema": .string(schema)]
      for fact in facts { object.append(fact.key, fact.json) }
      return JSONWriter.text(of: .object(object)) + "\n"
    case .csv, .csvRaw:
      return format.line(facts.map(\.key)) + format.line(facts.map(\.field))
    }
  }
}

extension FactSheet.Fact {
  /// The value as a field of a line of CSV.
  fileprivate var field: String {
    switch json {
    case .integer(let number): String(number)
    case .bool(let value): String(value)
    case .null: ""
    default: text
    }
  }
}

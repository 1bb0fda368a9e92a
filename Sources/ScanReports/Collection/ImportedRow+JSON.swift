import Library

extension ImportedRow {
  /// The row by the schema `vinylcrate.import/1`.
  var json: JSONValue {
    .object([
      "schema": .string("vinylcrate.import/1"),
      "line": .integer(line),
      "status": .string(status.rawValue),
      "added": .bool(isAdded),
      "release": release?.json ?? .null,
      "folder": .optional(folder),
      "error": problem?.json ?? .null,
      "warnings": .array(warnings.map(\.json)),
    ])
  }
}

extension RowProblem {
  fileprivate var json: JSONValue {
    .object(["kind": .string(kind), "message": .string(description)])
  }

  private var kind: String {
    switch self {
    case .csv: "csv"
    case .fieldCount: "fieldCount"
    case .value: "value"
    case .refused: "refused"
    }
  }
}

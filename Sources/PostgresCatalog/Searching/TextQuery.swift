import CatalogStore

/// The conditions of a search as a `tsquery` in its text form.
struct TextQuery {
  /// How the parts of several conditions are joined.
  enum Joining: String {
    case all = " & "
    case any = " | "
  }

  let text: String

  /// Nil where nothing can satisfy one of them.
  ///
  /// - Parameter completing: the words that begin with a word, at most so many.
  init?(
    _ conditions: [SearchCondition], joining: Joining = .all,
    completing: (_ word: String, _ limit: Int) throws -> [String]
  ) rethrows {
    var parts: [String] = []
    for condition in conditions {
      var words = condition.words.map(\.cutToWord)
      if condition.isCompleted, let first = condition.words.first, first.isShorterThanWords {
        words += try completing(first, condition.limit)
      }
      if let gtin = condition.barcode { words.append(gtin.word) }
      let weights = condition.fields.weights
      let lexemes = words.filter { !$0.isEmpty }.map { $0.quotedLexeme + weights }
      guard !lexemes.isEmpty else { return nil }
      parts.append("(\(lexemes.joined(separator: " | ")))")
    }
    text = parts.joined(separator: joining.rawValue)
  }
}

extension Field {
  /// The weights that stand for the fields, as `:AB`; empty for anywhere.
  fileprivate var weights: String {
    let letters = FieldWeight.all.filter { contains($0.field) }.map(\.letter)
    return letters.isEmpty ? "" : ":" + letters.joined()
  }
}

extension String {
  fileprivate var quotedLexeme: String {
    "'" + replacing("\\", with: "\\\\").replacing("'", with: "''") + "'"
  }
}

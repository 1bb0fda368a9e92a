import Library

/// The formats in which a collection can be exported.
public enum CollectionFormat: String, Sendable, CaseIterable {
  /// The columns of Discogs.
  case csv
  case json
  case jsonl

  /// The copies, in an order that depends only on their content.
  public func text(of items: [CollectionItem]) -> String {
    let items = items.inFileOrder
    return switch self {
    case .csv: CollectionRow.header + items.map { CollectionRow($0).line }.joined()
    case .json: JSONList.text(of: items.map(\.json), as: .array)
    case .jsonl: JSONList.text(of: items.map(\.json), as: .lines)
    }
  }
}

extension CollectionItem {
  /// The copy by the schema `vinylcrate.item/1`.
  var json: JSONValue {
    .object([
      "schema": .string("vinylcrate.item/1"),
      "id": .integer(id),
      "release": release.json,
      "folder": folder.json,
      "mediaCondition": .optional(mediaCondition?.rawValue),
      "sleeveCondition": .optional(sleeveCondition?.rawValue),
      "rating": .integer(rating),
      "notes": .string(notes),
      "dateAdded": .string(dateAdded.text),
      "photo": photo.map(JSONValue.bytes) ?? .null,
    ])
  }
}

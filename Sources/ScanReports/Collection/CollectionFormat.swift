import Library

/// The formats in which a collection can be exported.
public enum CollectionFormat: String, Sendable, CaseIterable {
  /// The columns of Discogs. Cells that a spreadsheet would take for formulas are guarded.
  case csv
  /// The same with cells as they are.
  case csvRaw
  case json
  case jsonl

  /// Those that have a name.
  public static let allCases: [CollectionFormat] = [.csv, .json, .jsonl]

  public init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  /// The copies, in an order that depends only on their content.
  public func text(of items: [CollectionItem]) -> String {
    let items = items.inFileOrder
    return switch self {
    case .csv: items.collectionFile(isRaw: false)
    case .csvRaw: items.collectionFile(isRaw: true)
    case .json: JSONList.text(of: items.map(\.json), as: .array)
    case .jsonl: JSONList.text(of: items.map(\.json), as: .lines)
    }
  }

  /// Whether a file begins as a collection does in one of the formats.
  static func begins(_ file: [UInt8]) -> Bool {
    let first = #"{"schema":""# + CollectionItem.schema
    return [CollectionRow.header().dropLast(), "[\n" + first, first[...]]
      .contains { file.starts(with: $0.utf8) }
      || file.elementsEqual(json.text(of: []).utf8)
  }
}

extension CollectionItem {
  fileprivate static let schema = "vinylcrate.item/"

  /// The copy by the schema `vinylcrate.item/1`.
  var json: JSONValue {
    .object([
      "schema": .string(Self.schema + "1"),
      "id": .integer(id),
      "release": release.json,
      "folder": folder.json,
      "mediaCondition": .optional(mediaCondition?.rawValue),
      "sleeveCondition": .optional(sleeveCondition?.rawValue),
      "rating": .integer(rating),
      "notes": .string(notes),
      "customFields": .object(
        customFields.sorted { $0.key < $1.key }.reduce(into: [:] as JSONObject) {
          $0.append($1.key, .string($1.value))
        }),
      "dateAdded": .string(dateAdded.text),
      "photo": photo.map(JSONValue.bytes) ?? .null,
    ])
  }
}

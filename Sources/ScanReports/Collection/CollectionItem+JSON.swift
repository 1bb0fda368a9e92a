import Library

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

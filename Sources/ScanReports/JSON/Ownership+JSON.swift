import Library

extension Ownership {
  var json: JSONValue {
    switch self {
    case .pressing(let folder, let copies):
      .object([
        "kind": .string("pressing"), "folder": folder.json, "copies": .integer(copies),
      ])
    case .otherPressing(let release, let folder, let copies):
      .object([
        "kind": .string("otherPressing"), "release": .string(release.description),
        "folder": folder.json, "copies": .integer(copies),
      ])
    case .wanted:
      .object(["kind": .string("wanted")])
    }
  }
}

extension CollectionFolder {
  var json: JSONValue { .object(["id": .integer(id), "name": .string(name)]) }
}

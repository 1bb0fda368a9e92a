import Releases

extension ReleaseDetail {
  /// Its facts; the last five where they are known only.
  var json: JSONValue {
    .object(members + moreMembers)
  }

  private var members: JSONObject {
    [
      "id": .string(id.description),
      "title": .string(title),
      "artists": .array(artists.map(\.json)),
      "labels": .array(labels.map(\.json)),
      "formats": .array(formats.map(\.json)),
      "country": .optional(country),
      "released": .optional(released),
      "genres": .strings(genres),
      "styles": .strings(styles),
      "tracklist": .array(tracklist.map(\.json)),
      "identifiers": .array(identifiers.map(\.json)),
      "master": .optional(master?.description),
      "images": .array(images.map(\.json)),
    ]
  }

  private var moreMembers: JSONObject {
    var members: JSONObject = [:]
    if let masterYear { members.append("masterYear", .integer(masterYear)) }
    if isMainRelease { members.append("isMainRelease", .bool(true)) }
    if !companies.isEmpty { members.append("companies", .array(companies.map(\.json))) }
    if !contributions.isEmpty { members.append("contributions", .array(contributions.map(\.json))) }
    if let notes { members.append("notes", .string(notes)) }
    return members
  }
}

extension ReleaseSummary {
  var json: JSONValue { .object(members) }

  /// The pressing with the evidence for its rank.
  func json(evidence: [PressingEvidence]) -> JSONValue {
    .object(members + ["evidence": .strings(evidence.map(\.description))])
  }

  /// Its facts, for an object that may have more.
  var members: JSONObject {
    [
      "id": .string(id.description), "title": .string(title),
      "artists": .array(artists.map(\.json)), "labels": .array(labels.map(\.json)),
      "formats": .array(formats.map(\.json)), "country": .optional(country),
      "released": .optional(released),
    ]
  }
}

extension ArtistCredit {
  fileprivate var json: JSONValue { .object(["name": .string(name), "join": .optional(join)]) }
}

extension LabelCredit {
  fileprivate var json: JSONValue {
    .object(["name": .string(name), "catalogueNumber": .optional(catalogueNumber)])
  }
}

extension ReleaseFormat {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "quantity": .integer(quantity),
      "descriptions": .strings(descriptions), "text": .optional(text),
    ])
  }
}

extension Track {
  fileprivate var json: JSONValue {
    .object([
      "position": .string(position), "title": .string(title), "duration": .optional(duration),
    ])
  }
}

extension ReleaseIdentifier {
  fileprivate var json: JSONValue {
    .object([
      "kind": .string(kind.rawValue), "value": .string(value), "note": .optional(note),
    ])
  }
}

extension Contribution {
  fileprivate var json: JSONValue {
    .object(["name": .string(name), "role": .string(role), "tracks": .optional(tracks)])
  }
}

extension CompanyCredit {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "role": .string(role), "catalogueNumber": .optional(catalogueNumber),
    ])
  }
}

extension ReleaseImage {
  fileprivate var json: JSONValue {
    .object([
      "address": .string(address), "width": .optional(width), "height": .optional(height),
    ])
  }
}

extension SearchQuery {
  var json: JSONValue {
    .object(["text": .optional(text), "barcode": .optional(barcode?.digits)])
  }
}

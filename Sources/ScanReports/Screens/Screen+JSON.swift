import AppNavigation
import Library

extension Screen {
  /// What is on the screen, a key for each kind of rows that it has: `records`, `groups`, `figures`,
  /// `facts` and `fields`. Sentences for people are left out.
  var contents: JSONObject {
    let rows = sections.map { $0.json }
    var object: JSONObject = [:]
    for key in ["records", "groups", "figures", "facts", "fields"] {
      let values = rows.filter { $0.key == key }
      if !values.isEmpty { object.append(key, .array(values.flatMap(\.values))) }
    }
    return object
  }
}

extension ScreenSection {
  fileprivate var json: (key: String?, values: [JSONValue]) {
    switch rows {
    case .records(let records, _): ("records", records.map(\.json))
    case .list(let rows, _): ("records", rows.compactMap(\.record).map(\.json))
    case .groups(let groups): ("groups", groups.map(\.json))
    case .figures(let figures, _): ("figures", figures.map { $0.json(in: title) })
    case .facts(let facts): ("facts", facts.map(\.json))
    case .fields(let fields): ("fields", fields.map(\.json))
    case .text: (nil, [])
    }
  }
}

extension ScreenRecord {
  /// The release and, after its keys, what is known of the copy, of the want or of the pressing.
  fileprivate var json: JSONValue {
    switch source {
    case .release(let release): release.json
    case .copy(let item):
      .object(
        release.members + [
          "item": .integer(item.id), "folder": item.folder.json,
          "mediaCondition": .optional(item.mediaCondition?.rawValue),
          "sleeveCondition": .optional(item.sleeveCondition?.rawValue),
          "notes": .string(item.notes),
        ])
    case .want(let want): .object(release.members + ["notes": .string(want.notes)])
    case .pressing(let entry): release.json(evidence: entry.evidence)
    }
  }
}

extension ScreenGroup {
  fileprivate var json: JSONValue {
    .object([
      "id": .string(group.id.description), "name": .string(group.name), "count": .integer(count),
    ])
  }
}

extension ScreenFigure {
  fileprivate func json(in section: String?) -> JSONValue {
    .object(["of": .optional(section), "name": .optional(name), "count": .integer(count)])
  }
}

extension ScreenFact {
  fileprivate var json: JSONValue {
    .object(["label": .string(label), "value": .string(value), "note": .optional(note)])
  }
}

extension ScreenField {
  fileprivate var json: JSONValue {
    .object([
      "label": .string(label), "value": .string(value), "problem": .optional(problem?.reason),
    ])
  }
}

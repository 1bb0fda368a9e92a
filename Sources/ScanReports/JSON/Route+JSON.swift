import Library
import Links
import Releases

extension Route {
  /// The name of the route and the ids of what it shows, without its model.
  var reference: JSONValue {
    var object: JSONObject = ["name": .string(name)]
    for member in id.ids.members { object.append(member.key, member.value) }
    return .object(object)
  }
}

extension RouteToken {
  fileprivate var ids: JSONObject {
    switch self {
    case .albumDetail(let release, let crate):
      ["release": .string(release.description), "crate": .optional(crate?.description)]
    case .crateDetail(let crate): ["crate": .string(crate.description)]
    case .searchResults(let query): ["query": query.json]
    case .pressingChoice(let gtin): ["barcode": .string(gtin.digits)]
    case .crateEditor(let crate): ["crate": .optional(crate?.uuidString.lowercased())]
    case .crateInsights(let crate): ["crate": .optional(crate?.description)]
    case .rarityDetail(let tier, let crate):
      ["tier": .string(tier.rawValue), "crate": .optional(crate?.description)]
    case .marketplaceWebView(let url): ["url": .string(url.absoluteString)]
    case .welcome(let step, _): ["step": .string(step.rawValue)]
    case .signIn(let step): ["step": .string(step.rawValue)]
    case .profile, .scanner, .collectionManagement: [:]
    }
  }
}

extension Crate {
  var json: JSONValue {
    .object(["id": .string(id.description), "name": .string(name)])
  }
}

extension Destination {
  /// The route with its model, and the evidence that put its release first.
  var json: JSONValue {
    switch route {
    case .albumDetail(let release, let crate):
      .object([
        "name": .string(route.name), "release": release.json, "crate": crate?.json ?? .null,
        "evidence": .strings(match?.ranking.entries.first?.evidence.map(\.description) ?? []),
      ])
    case .searchResults(let query, let results):
      .object([
        "name": .string(route.name), "query": query.json,
        "results": .array(results.map { $0.json }),
      ])
    case .crateDetail(let crate):
      .object(["name": .string(route.name), "crate": crate.json])
    case .wantsCrateDetail, .folderReleases, .pressingChoice, .scanner, .profile, .crateEditor,
      .collectionManagement, .crateInsights, .rarityDetail, .marketplaceWebView, .welcome, .signIn:
      route.reference
    }
  }
}

import AppNavigation
import Library
import Links
import Releases

extension Route {
  /// The name of the route and the ids of what it shows, without its model.
  var reference: JSONValue { .object(["name": .string(name)] + id.ids) }
}

extension RouteToken {
  fileprivate var ids: JSONObject {
    switch self {
    case .albumDetail(let release, let crate):
      ["release": .string(release.description), "crate": .optional(crate?.description)]
    case .crateDetail(let crate): ["crate": .string(crate.description)]
    case .collectionRecords(let filter): ["filter": .string(filter)]
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
  /// The route with its model: the evidence that put its release first, or what its screen shows.
  ///
  /// Other words that may find more, where these found little.
  private var suggestion: JSONObject {
    match?.suggestion?.text.map { ["didYouMean": .string($0)] } ?? [:]
  }

  /// - Parameters:
  ///   - screen: Left out, only the ids of what it shows are there.
  ///   - owned: Which of the results of a search the user has.
  func json(_ screen: Screen? = nil, owned: Set<ReleaseID> = []) -> JSONValue {
    let name: JSONObject = ["name": .string(route.name)]
    return switch route {
    case .albumDetail(let release, let crate):
      .object(
        name + [
          "release": release.json, "crate": crate?.json ?? .null,
          "evidence": .strings(match?.ranking.entries.first?.evidence.map(\.description) ?? []),
        ])
    case .searchResults(let query, let results):
      .object(
        name + [
          "query": query.json,
          "results": .array(
            results.map { result in
              let mark: JSONObject = owned.contains(result.id) ? ["owned": .bool(true)] : [:]
              return .object(result.members + mark)
            }),
        ] + suggestion)
    case .crateDetail(let crate):
      .object(name + ["crate": crate.json] + (screen?.contents ?? [:]))
    case .scanner:
      route.reference
    case .wantsCrateDetail, .folderReleases, .collectionRecords, .pressingChoice, .profile,
      .crateEditor,
      .collectionManagement, .crateInsights, .rarityDetail, .marketplaceWebView, .welcome, .signIn:
      .object(name + route.id.ids + (screen?.contents ?? [:]))
    }
  }
}

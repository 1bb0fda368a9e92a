import AppNavigation
import Foundation
import Library
import Links
import SampleRecords
import Testing

/// Routes are stored by ids, and found again by them.
@Suite struct RouteTokenTests {
  private let restorer = RouteRestorer(
    RecordFinder(catalog: FakeCatalog(), library: Samples.library))

  @Test func whatIsStoredIsFoundAgain() async throws {
    for route in Samples.routes {
      // The first run is shown before the tabs, and restored by its session.
      guard let token = route.token, route.name != "welcome" else { continue }
      let data = try JSONEncoder().encode(token)
      let stored = try JSONDecoder().decode(RouteToken.self, from: data)
      #expect(stored == token)
      let restored = try await restorer.route(for: stored)
      #expect(restored == route)
      #expect(restored?.name == route.name)
    }
  }

  @Test func itIsFoundWithItsModel() async throws {
    let token = try #require(Samples.pushes[0].token)
    guard case .albumDetail(let release, nil) = try await restorer.route(for: token) else {
      Issue.record("not an album")
      return
    }
    #expect(release == Samples.dub)
  }

  @Test func editsAndSigningInAreNotStored() {
    #expect(
      Samples.routes.filter { $0.token == nil }.map(\.name)
        == ["crateEditor", "signIn"])
  }

  @Test func aReleaseOutlivesItsCrate() async throws {
    let lost = CustomCrate(id: UUID(), name: "Lost")
    let token = try #require(Route.albumDetail(Samples.dub, .custom(lost)).token)
    #expect(try await restorer.route(for: token) == .albumDetail(Samples.dub, nil))
    let kept = Route.albumDetail(Samples.dub, .folder(Samples.folder))
    #expect(try await restorer.route(for: #require(kept.token)) == kept)
  }

  /// Files of today must be readable tomorrow: a change here asks for a higher token version.
  @Test func theStoredFormIsStable() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let tokens =
      Samples.routes.compactMap(\.token)
      + [.albumDetail(release: Samples.dub.id, crate: .custom(Samples.sunday.id))]
    let lines = try tokens.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    #expect(
      lines == [
        #"{"albumDetail":{"release":"discogs:1"}}"#,
        #"{"crateDetail":{"id":"01020304-0506-0708-090a-0b0c0d0e0f10"}}"#,
        #"{"crateDetail":{"id":"wants"}}"#,
        #"{"crateDetail":{"id":"folder:3"}}"#,
        #"{"searchResults":{"query":{"text":"Dub"}}}"#,
        #"{"pressingChoice":{"barcode":"04012394144778"}}"#,
        #"{"collectionRecords":{"filter":"year:1970s"}}"#,
        #"{"profile":{}}"#,
        #"{"scanner":{}}"#,
        #"{"collectionManagement":{}}"#,
        #"{"crateInsights":{"id":"01020304-0506-0708-090a-0b0c0d0e0f10"}}"#,
        #"{"rarityDetail":{"tier":"rare"}}"#,
        #"{"marketplaceWebView":{"url":"https://www.discogs.com/sell/release/1"}}"#,
        #"{"welcome":{"choices":{"catalogue":"online","countries":["JM"],"medium":"vinyl"},"step":"catalogue"}}"#,
        #"{"albumDetail":{"crate":"01020304-0506-0708-090a-0b0c0d0e0f10","release":"discogs:1"}}"#,
      ])
    #expect(Route.tokenVersion == 1)
  }
}

import Foundation
import Library
import Links
import Releases
import Testing

/// Routes are the same when they show the same thing.
@Suite struct RouteIdentityTests {
  @Test func whatIsKnownByNowDoesNotMatter() {
    let renamed = Samples.release("1", "Dub (remastered)")
    let crate = CustomCrate(id: Samples.sunday.id, name: "Monday")
    let website = Samples.website
    let pairs: [(Route, Route)] = [
      (.albumDetail(Samples.dub, nil), .albumDetail(renamed, nil)),
      (.albumDetail(Samples.dub, .custom(Samples.sunday)), .albumDetail(renamed, .custom(crate))),
      (.crateDetail(.custom(Samples.sunday)), .crateDetail(.custom(crate))),
      (.crateEditor(Samples.sunday), .crateEditor(crate)),
      (.searchResults(SearchQuery(text: "a"), []), Self.found),
      (.marketplaceWebView(website, title: "a"), .marketplaceWebView(website, title: "b")),
    ]
    for (one, other) in pairs {
      #expect(one == other)
      #expect(one.hashValue == other.hashValue)
    }
  }

  @Test func oneGroupOfRecordsIsOnePlace() {
    #expect(Route.crateDetail(.wants) == .wantsCrateDetail)
    #expect(Route.crateDetail(.folder(Samples.folder)) == .folderReleases(Samples.folder))
    #expect(Route.detail(of: .wants).name == "wantsCrateDetail")
    #expect(Route.detail(of: .folder(Samples.folder)).name == "folderReleases")
  }

  @Test func theSameAlbumFromAnotherCrateIsAnotherPlace() {
    #expect(Route.albumDetail(Samples.dub, nil) != .albumDetail(Samples.dub, .wants))
  }

  @Test func routesOfEachCaseAreApart() {
    #expect(Set(Samples.routes).count == Samples.routes.count)
    #expect(Set(Samples.routes.map(\.name)).count == Samples.routes.count)
    #expect(Samples.routes.allSatisfy { !$0.title.isEmpty })
  }

  @Test func pushesAndSheetsAreAsAgreed() {
    #expect(Samples.routes.filter { !$0.isSheet } == Samples.pushes)
    #expect(Samples.pushes.allSatisfy { $0.duplicatePolicy == .forbiddenOnTop })
    #expect(Samples.routes.filter(\.isSheet).allSatisfy { $0.duplicatePolicy == .forbiddenInStack })
  }

  private static let found = Route.searchResults(SearchQuery(text: "a"), [Samples.dub.summary])
}

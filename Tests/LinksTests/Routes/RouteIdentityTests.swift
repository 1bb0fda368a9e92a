import Foundation
import Library
import Links
import Releases
import SampleRecords
import Testing

/// Two routes have the same id when they show the same thing, and are equal when nothing differs.
@Suite struct RouteIdentityTests {
  @Test func aNewerModelHasTheSameIDAndIsAnotherValue() {
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
      #expect(one.id == other.id)
      #expect(one != other)
    }
  }

  @Test func oneGroupOfRecordsIsOnePlace() {
    #expect(Route.crateDetail(.wants).id == Route.wantsCrateDetail.id)
    #expect(
      Route.crateDetail(.folder(Samples.folder)).id == Route.folderReleases(Samples.folder).id)
    #expect(Route.detail(of: .wants).name == "wantsCrateDetail")
    #expect(Route.detail(of: .folder(Samples.folder)).name == "folderReleases")
  }

  @Test func theSameAlbumFromAnotherCrateIsAnotherPlace() {
    let album = Route.albumDetail(Samples.dub, nil)
    #expect(album.id != Route.albumDetail(Samples.dub, .wants).id)
  }

  @Test func routesOfEachCaseAreApart() {
    #expect(Set(Samples.routes.map(\.id)).count == Samples.routes.count)
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

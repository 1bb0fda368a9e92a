import AppNavigation
import Barcodes
import Foundation
import Library
import Links
import Navigation
import Releases
import ScanReports
import Testing

/// What `vinylcrate open --format json` prints, by the schema `vinylcrate.open/1`.
@MainActor
@Suite struct RouteReportJSONTests {
  private struct OneRelease: ReleaseCatalog {
    static let release = ReleaseDetail(
      id: ReleaseID(source: .discogs, value: "1"), title: "Skylarking")

    func pressings(withBarcode gtin: GTIN) -> [Pressing] { [] }
    func release(id: ReleaseID) -> ReleaseDetail? { id == Self.release.id ? Self.release : nil }
    func search(_ query: SearchQuery) -> [ReleaseSummary] { [Self.release.summary] }
  }

  private static let crate = CustomCrate(
    id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), name: "Sunday")

  private static let library = InMemoryLibrary(
    crates: [crate], contents: [crate.id: [OneRelease.release.summary]])

  private let coordinator = AppCoordinator(catalog: OneRelease(), library: library)

  private func report(of url: String) async -> RouteReport {
    let destination = await coordinator.handle(url: url)
    var screen: Screen?
    if let destination {
      let screens = ScreenFactory(library: Self.library)
      screen = try? await RouteReport.screen(of: destination, from: screens)
    }
    return RouteReport(
      link: try? DeepLink(parsing: url), destination: destination, screen: screen,
      failure: coordinator.failure, state: coordinator.navigator.state)
  }

  @Test func anAlbumStandsOnHomeByItsIDAndInTheRouteWithItsModel() async {
    let report = await report(of: "HTTPS://VinylCrate.app/album/1/")
    #expect(
      report.json == """
        {"schema":"vinylcrate.open/1","deepLink":"vinylcrate://album/discogs:1",\
        "selectedTab":"home","stacks":{"home":[{"name":"albumDetail","release":"discogs:1",\
        "crate":null}],"crates":[],"discover":[],"marketplace":[],"search":[]},"sheet":null,\
        "route":{"name":"albumDetail","release":{"id":"discogs:1","title":"Skylarking",\
        "artists":[],"labels":[],"formats":[],"country":null,"released":null,"genres":[],\
        "styles":[],"tracklist":[],"identifiers":[],"master":null,"images":[]},"crate":null,\
        "evidence":[]},"error":null}

        """)
  }

  @Test func theStateOfTheWholeAppIsPrinted() async {
    coordinator.navigator.push(.folderReleases(CollectionFolder(id: 3, name: "Dub")), on: .crates)
    _ = await report(of: "vinylcrate://search?query=xtc")
    let report = await report(of: "vinylcrate://scanner")
    #expect(
      report.json == """
        {"schema":"vinylcrate.open/1","deepLink":"vinylcrate://scanner","selectedTab":"search",\
        "stacks":{"home":[],"crates":[{"name":"folderReleases","crate":"folder:3"}],\
        "discover":[],"marketplace":[],"search":[{"name":"searchResults","query":{"text":"xtc",\
        "barcode":null}}]},"sheet":{"root":{"name":"scanner"},"stack":[]},\
        "route":{"name":"scanner"},"error":null}

        """)
  }

  @Test func aCrateStandsOnCratesWithItsRecords() async {
    let report = await report(of: "vinylcrate://crate/\(Self.crate.id)")
    #expect(
      report.json.hasSuffix(
        """
        "route":{"name":"crateDetail","crate":{"id":"01020304-0506-0708-090a-0b0c0d0e0f10",\
        "name":"Sunday"},"records":[{"id":"discogs:1","title":"Skylarking","artists":[],\
        "labels":[],"formats":[],"country":null,"released":null}]},"error":null}

        """))
    #expect(
      report.text(on: TextPage(width: nil, hasColor: false, wording: .tests)) == """
        Sunday: 1 record

        record      label, number  pressing  release
        Skylarking                           discogs:1

        """)
  }

  @Test(arguments: [
    ("vinylcrate://album/2", "\"vinylcrate://album/discogs:2\"", "notFound"),
    ("vinylcrate://jukebox", "null", "badLink"),
    ("vinylcrate://search?barcode=1", "null", "invalidBarcode"),
  ])
  func aFailureHasAKindAndLeavesTheStacks(
    url: String, link: String, kind: String
  ) async {
    let report = await report(of: url)
    #expect(
      report.json.hasPrefix(
        """
        {"schema":"vinylcrate.open/1","deepLink":\(link),"selectedTab":"home","stacks":\
        {"home":[],"crates":[],"discover":[],"marketplace":[],"search":[]},"sheet":null,\
        "route":null,"error":{"kind":"\(kind)","message":
        """))
  }
}

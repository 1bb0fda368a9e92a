import AppNavigation
import Library
import Navigation
import Releases
import Testing

@testable import ScanReports

/// Where a deep link led, on paper.
struct RouteReportTests {
  private func report(
    _ destination: Destination?, _ failure: NavigationFailure? = nil
  ) -> RouteReport {
    RouteReport(
      link: nil, destination: destination, failure: failure,
      state: NavigationState(selectedTab: .search))
  }

  @Test("exit codes: 0 led to something, 1 to nothing, 75 ask again, 2 not readable")
  func exitCodes() {
    let album = Destination(route: .albumDetail(SampleOutcome.record, nil))
    #expect(report(album).exitCode == 0)
    #expect(report(Destination(route: .scanner)).exitCode == 0)
    let query = SearchQuery(text: "x")
    #expect(report(Destination(route: .searchResults(query, []))).exitCode == 1)
    let results = Route.searchResults(query, [SampleOutcome.record.summary])
    #expect(report(Destination(route: results)).exitCode == 0)
    #expect(report(nil, .badLink(.notAURL)).exitCode == 2)
    #expect(report(nil, .releaseNotFound(SampleOutcome.disc.id)).exitCode == 1)
    #expect(report(nil, .crateUnknown("x")).exitCode == 1)
    #expect(report(nil, .catalog(.offline("x"))).exitCode == 75)
  }

  @Test("as text, every fact of the record, and nothing that acts on a terminal")
  func card() {
    let destination = Destination(
      route: .albumDetail(SampleOutcome.record, nil),
      ranking: PressingRanking([SampleOutcome.record.summary, SampleOutcome.disc.summary]))
    let text = report(destination).text(on: TextPage(width: nil, hasColor: false))
    for part in [
      "Rick & Astley – Never \"Gonna\"", "RCA PB 41447, BMG", "2 × Vinyl 7\", 45 RPM, red",
      "GB, 1987-07", "Synth-pop", "5012394144777", "discogs:249504", "vinyl", "3:32",
      "musicbrainz:ab-1",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("\u{1B}"))
    let hostile = ReleaseDetail(
      id: SampleOutcome.disc.id, title: "\u{1B}[2J", artists: [ArtistCredit(name: "\u{9B}")],
      country: "\u{7}", genres: ["\u{202E}"],
      tracklist: [Track(position: "\u{1B}", title: "\u{8}", duration: "\r")])
    let page = report(Destination(route: .albumDetail(hostile, nil)))
      .text(on: TextPage(width: nil, hasColor: false))
    #expect(!page.unicodeScalars.contains { $0.isTerminalControl && $0 != "\n" })
  }
}

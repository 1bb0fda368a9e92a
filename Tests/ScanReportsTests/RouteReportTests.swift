import Library
import Links
import Navigation
import Releases
import Testing
import Text

@testable import ScanReports

/// Where a deep link led, on paper.
struct RouteReportTests {
  private func report(_ destination: Destination) -> RouteReport {
    RouteReport(
      link: nil, destination: destination, failure: nil,
      state: NavigationState(selectedTab: .search))
  }

  @Test("as text, every fact of the record, and nothing that acts on a terminal")
  func card() throws {
    let destination = Destination(
      barcode: try #require(SampleOutcome.barcode()).gtin,
      match: Match(
        ranking: PressingRanking([SampleOutcome.record.summary, SampleOutcome.disc.summary]),
        best: SampleOutcome.record))
    let text = report(destination).text(on: TextPage(width: nil, hasColor: false, wording: .tests))
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
      .text(on: TextPage(width: nil, hasColor: false, wording: .tests))
    #expect(!page.unicodeScalars.contains { $0.isTerminalControl && $0 != "\n" })
  }
}

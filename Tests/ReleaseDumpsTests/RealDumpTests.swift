import DumpFixtures
import Foundation
import ReleaseDumps
import Releases
import TestSupport
import Testing

/// A thousand real releases, whose counts were made independently of this program.
@Suite(.enabled(if: RealReleases.areThere, "\(RealReleases.missing)"))
struct RealDumpTests {
  @Test func hasTheCountsOfTheDump() async throws {
    let run = try await DumpRun(RealReleases.discogs)
    let releases = run.releases
    #expect(run.totals.releases == 1000 && releases.count == 1000)
    #expect(run.totals.filtered == 0 && run.totals.broken == 0)
    #expect(releases.count { $0.formats.contains { $0.name == "Vinyl" } } == 507)
    let barcodes = releases.map { $0.identifiers.filter { $0.kind == .barcode } }
    #expect(barcodes.joined().count == 338)
    #expect(barcodes.count { !$0.isEmpty } == 266)
    #expect(
      zip(releases, barcodes).count { release, barcodes in
        !barcodes.isEmpty && release.formats.contains { $0.name == "Vinyl" }
      } == 64)
    let digits = barcodes.joined().map { $0.value.count { $0.isNumber } }
    #expect(
      Dictionary(digits.map { ($0, 1) }, uniquingKeysWith: +)
        == [0: 2, 4: 2, 5: 1, 6: 2, 7: 1, 10: 3, 11: 5, 12: 160, 13: 159, 14: 3])
    #expect(Set(releases.flatMap(\.gtins)).count == 263)
    #expect(releases.map(\.gtins.count).reduce(0, +) == 264)
    #expect(releases.count { !$0.gtins.isEmpty } == 246)
  }

  @Test func aBarcodeIndexHasTheSameBarcodes() async throws {
    var options = DumpOptions()
    options.onlyBarcodes = true
    let all = try await DumpRun(RealReleases.discogs).releases
    let index = try await DumpRun(RealReleases.discogs, options)
    #expect(index.releases.count == 266 && index.totals.filtered == 734)
    let summaries = all.filter { $0.identifiers.contains { $0.kind == .barcode } }.map(\.summary)
    #expect(index.releases.map(\.summary) == summaries)
    #expect(index.releases.flatMap(\.gtins) == all.flatMap(\.gtins))
  }

  @Test(arguments: [("artists", "<artists>"), ("labels", "<labels>")])
  func otherDumpsAreRefused(kind: String, root: String) async {
    let problem = await #expect(throws: DumpProblem.self) {
      try await DumpRun(RealReleases.discogs(kind))
    }
    #expect(problem?.reason.hasSuffix(": holds \(root), not releases or masters") == true)
  }

  @Test func readsMasters() async throws {
    let run = try await DumpRun(RealReleases.discogs("masters"))
    let first = try #require(run.masters.first)
    #expect(first.id.value == "113" && first.title == "Moments In Time" && first.year == 2002)
    #expect(run.masters.allSatisfy { $0.mainRelease != nil && !$0.title.isEmpty })
  }

  /// The records of the embedded sample were taken from the same releases by hand.
  @Test func agreesWithTheSampleCatalogue() async throws {
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/CatalogStore/Resources/sample-catalogue.jsonl")
    let rows = try String(contentsOf: sample, encoding: .utf8).split(separator: "\n")
    let known = try rows.map { try JSONDecoder().decode(ReleaseDetail.self, from: Data($0.utf8)) }
    var found: [ReleaseID: ReleaseDetail] = [:]
    let folder = try TemporaryFolder()
    var lines: [UInt8] = []
    for path in RealReleases.musicBrainz { lines += try RealReleases.line(of: path) + [10] }
    for path in [RealReleases.discogs, try folder.write(lines, to: "lines")] {
      for release in try await DumpRun(path).releases { found[release.id] = release }
    }
    let both = known.filter { found[$0.id] != nil }
    #expect(both.count >= 60)
    for release in both {
      let read = try #require(found[release.id])
      #expect(read.summary.recordLine == release.summary.recordLine)
      // It has the names on the sleeve only.
      #expect(read.artists.map(\.name) == release.artists.map(\.name))
      #expect(read.artists.map(\.join) == release.artists.map(\.join))
      #expect(read.labels == release.labels)
      // The sample leaves out that a record of MusicBrainz' is a compilation.
      #expect(read.formats.map(\.name) == release.formats.map(\.name))
      #expect(read.formats.map(\.quantity) == release.formats.map(\.quantity))
      #expect(read.id.source == .musicBrainz || read.formats == release.formats)
      #expect(read.country == release.country)
      #expect(read.released == release.released && read.master == release.master)
      #expect(read.genres == release.genres && read.styles == release.styles)
      #expect(read.tracklist == release.tracklist)
      #expect(read.identifiers.map(\.kind) == release.identifiers.map(\.kind))
      #expect(read.identifiers.map(\.note) == release.identifiers.map(\.note))
      let values = release.identifiers.map { $0.value.trimmingCharacters(in: .whitespaces) }
      #expect(read.identifiers.map(\.value) == values)
    }
  }
}

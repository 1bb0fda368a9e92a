import DumpFixtures
import ReleaseDumps
import Releases
import TestSupport
import Testing

@Suite struct MusicBrainzTests {
  private let folder = try! TemporaryFolder()

  private func read(
    _ bytes: [UInt8], _ options: DumpOptions = DumpOptions()
  ) async throws -> DumpRun {
    try await DumpRun(try folder.write(bytes, to: "dump"), options)
  }

  @Test(arguments: [false, true]) func readsAllOfARelease(inArchive: Bool) async throws {
    let run = try await read(
      inArchive ? Compressor.xz(SampleDump.musicBrainzArchive) : SampleDump.musicBrainz)
    let release = try #require(run.releases.first)
    let id = { ReleaseID(source: .musicBrainz, value: "0c1e4a5c-0000-4000-8000-0000000000" + $0) }
    #expect(run.releases.map(\.id) == [id("01"), id("02")])
    #expect(
      release
        == ReleaseDetail(
          id: id("01"), title: "Songs",
          artists: [ArtistCredit(name: "Ada", join: "&"), ArtistCredit(name: "Bo")],
          labels: [
            LabelCredit(name: "Tiny", catalogueNumber: "TL 7"),
            LabelCredit(name: "[unknown]", catalogueNumber: "X"),
          ],
          formats: [
            ReleaseFormat(name: "Vinyl", quantity: 2, descriptions: ["12\"", "Album", "Live"]),
            ReleaseFormat(name: "CD", descriptions: ["Album", "Live"]),
          ],
          country: "GB", released: "1984-04",
          tracklist: [
            Track(position: "A", title: "One", duration: "3:21"),
            Track(position: "C", title: "Two"),
            Track(position: "3-1", title: "Three", duration: "0:59"),
          ],
          identifiers: [ReleaseIdentifier(kind: .barcode, value: "5012394144777")],
          master: id("ff"),
          contributions: [Contribution(name: "Di", role: "producer (executive)")],
          companies: [CompanyCredit(name: "Press", role: "manufactured")], notes: "red vinyl",
          masterYear: 1977))
  }

  @Test func brokenLinesAreNamedOrLeftOut() async throws {
    let lines = SampleDump.musicBrainz + Array("\n\n{\"title\":\"No id\"}\n{\"id\":\"1\",\n".utf8)
    let problem = await #expect(throws: DumpProblem.self) { try await read(lines) }
    let byte = SampleDump.musicBrainz.count + 2
    #expect(
      problem?.reason
        == "\(folder.path("dump")): byte \(byte), line 4: no release: 'id' is missing")
    var options = DumpOptions()
    options.keepGoing = true
    let run = try await read(lines, options)
    #expect(run.releases.count == 2 && run.totals.broken == 2)
    #expect(run.totals.faults.map(\.place.line) == [4, 5])
    #expect(run.totals.faults.last?.reason == "not valid JSON")
  }

  @Test(.enabled(if: RealReleases.areThere, "\(RealReleases.missing)"))
  func readsRealReleases() async throws {
    #expect(RealReleases.musicBrainz.count > 30)
    for path in RealReleases.musicBrainz {
      let run = try await DumpRun(path)
      let release = try #require(run.releases.first)
      #expect(run.releases.count == 1)
      #expect(path.contains(release.id.value.prefix(8)))
      #expect(!release.title.isEmpty && !release.artists.isEmpty && !release.tracklist.isEmpty)
    }
  }
}

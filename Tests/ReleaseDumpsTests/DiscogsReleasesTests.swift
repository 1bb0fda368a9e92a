import Barcodes
import DumpFixtures
import ReleaseDumps
import Releases
import TestSupport
import Testing

@Suite struct DiscogsReleasesTests {
  private let folder = try! TemporaryFolder()

  private func read(
    _ bytes: [UInt8], _ options: DumpOptions = DumpOptions()
  ) async throws -> DumpRun {
    try await DumpRun(try folder.write(bytes, to: "dump"), options)
  }

  @Test func readsAllOfARelease() async throws {
    let run = try await read(SampleDump.releases([SampleDump.full]))
    let release = try #require(run.releases.first)
    #expect(
      release
        == ReleaseDetail(
          id: ReleaseID(source: .discogs, value: "7"), title: "Naïve <Songs>",
          artists: [
            ArtistCredit(name: "Ada & Bo", join: "feat."),
            ArtistCredit(name: "DJ Cleo (Live)", usualName: "Cleo"),
          ],
          labels: [
            LabelCredit(name: "Tiny & Loud", catalogueNumber: "TL 007"), LabelCredit(name: "Other"),
          ],
          formats: [
            ReleaseFormat(
              name: "Vinyl", quantity: 2, descriptions: ["LP", "12\""], text: "Red"),
            ReleaseFormat(name: "CD"),
          ],
          country: "GB", released: "1999-03", genres: ["Folk, World, & Country"], styles: ["Folk"],
          tracklist: [
            Track(position: "A1", title: "One", duration: "3:20"),
            Track(position: "A2", title: "Two"),
            Track(position: "", title: "Medley", duration: "9:00"),
            Track(position: "B1.a", title: "Three"), Track(position: "B1.b", title: "Four"),
          ],
          identifiers: [
            ReleaseIdentifier(kind: .barcode, value: "5 012394 144777 >", note: "Text"),
            ReleaseIdentifier(kind: .matrixRunout, value: "TL & 7 A1"),
            ReleaseIdentifier(kind: .init(rawValue: "masteringSIDCode"), value: "IFPI L001"),
          ],
          master: ReleaseID(source: .discogs, value: "70"),
          images: [ReleaseImage(address: "https://example.com/7.jpg", width: 600, height: 590)],
          contributions: [
            Contribution(name: "Di", role: "Producer", tracks: "A1 to B1"),
            Contribution(name: "Ed", role: "Written-By"),
            Contribution(name: "Fay", role: "Artist", tracks: "A2"),
            Contribution(name: "Gus", role: "Remix", tracks: "A2"),
          ],
          companies: [CompanyCredit(name: "Press", role: "Pressed By", catalogueNumber: "P 7")],
          notes: "First line.\nSecond line.", isMainRelease: true))
  }

  @Test func readsManyInTheOrderOfTheFile() async throws {
    let dump = SampleDump.releases((1...20_000).map { SampleDump.release($0) })
    let run = try await read(Compressor.gzip(dump))
    #expect(run.releases.map(\.id.value) == (1...20_000).map(String.init))
    #expect(run.totals.releases == 20_000)
    #expect(run.totals.bytes == run.progress.last?.bytes)
    #expect(run.totals.bytes == dump.count - "\n</releases>\n".utf8.count)
    #expect(run.progress.count > 2)
    #expect(run.progress.map(\.bytes) == run.progress.map(\.bytes).sorted())
    #expect(run.progress.last?.releases == 20_000)
    #expect(run.progress.last?.compressedBytes == run.progress.last?.compressedTotal)
  }

  @Test func onlyVinyl() async throws {
    var options = DumpOptions()
    options.onlyVinyl = true
    let run = try await read(
      SampleDump.releases([
        SampleDump.release(1), SampleDump.release(2, format: "Vinyl"), SampleDump.full,
        SampleDump.release(3, format: "Flexi-disc"),
      ]), options)
    #expect(run.releases.map(\.id.value) == ["2", "7", "3"])
    #expect(run.totals.filtered == 1)
  }

  @Test func onlySomeCountries() async throws {
    var options = DumpOptions()
    options.countries = ["GB", "XE"]
    let countries = ["UK", "US", "Europe", "UK &amp; Ireland", "", "Germany, Austria, &amp; UK"]
    let releases = countries.enumerated().map { SampleDump.release($0 + 1, country: $1) }
    let run = try await read(SampleDump.releases(releases), options)
    #expect(run.releases.map(\.id.value) == ["1", "3", "4", "6"])
    #expect(run.releases.map(\.country) == ["GB", "XE", "UK & Ireland", "Germany, Austria, & UK"])
    #expect(run.totals.filtered == 2)
  }

  @Test func onlyBarcodes() async throws {
    var options = DumpOptions()
    options.onlyBarcodes = true
    let run = try await read(
      SampleDump.releases([SampleDump.release(1), SampleDump.full]), options)
    let release = try #require(run.releases.first)
    #expect(run.releases.count == 1 && run.totals.filtered == 1)
    #expect(release.identifiers.map(\.kind) == [.barcode])
    #expect(release.gtins.map(\.description) == ["05012394144777"])
    #expect(release.title == "Naïve <Songs>" && release.country == "GB" && release.master != nil)
    #expect(release.artists.count == 2 && release.formats.count == 2 && release.labels.count == 2)
    #expect(release.tracklist.isEmpty && release.contributions.isEmpty && release.notes == nil)
  }

  @Test func whatWasNeverPublishedIsLeftOut() async throws {
    let statuses = ["Accepted", "Deleted", "Draft", "Rejected", "Other"]
    let run = try await read(
      SampleDump.releases(
        statuses.enumerated().map { SampleDump.release($0 + 1, status: $1) }))
    #expect(run.releases.map(\.id.value) == ["1", "5"])
    #expect(run.totals.filtered == 3)
  }

  @Test(arguments: [
    ("1999-03-00", "1999-03"), ("1999-00-00", "1999"), ("1999", "1999"), ("1999-13-01", "1999"),
    ("1999-03-07", "1999-03-07"), ("0000", nil), ("?", nil), ("199", nil), ("1999-3-7", "1999"),
  ])
  func datesOfWhichPartsAreUnknown(written: String, read released: String?) async throws {
    let release = "<release id='1'><released> \(written) </released></release>"
    #expect(try await read(SampleDump.releases([release])).releases.map(\.released) == [released])
  }

  @Test func readsMasters() async throws {
    let run = try await read(Compressor.zstd(SampleDump.masters))
    let id = { ReleaseID(source: .discogs, value: $0) }
    #expect(
      run.masters == [
        MasterRelease(id: id("70"), title: "Songs", mainRelease: id("7"), year: 1977),
        MasterRelease(id: id("71"), title: "More", mainRelease: id("8")),
      ])
    #expect(run.releases.isEmpty && run.totals.releases == 2)
  }
}

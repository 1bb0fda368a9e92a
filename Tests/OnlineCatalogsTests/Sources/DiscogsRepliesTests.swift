import Barcodes
import Foundation
import Releases
import TestSupport
import Testing

@testable import OnlineCatalogs

/// Real replies of Discogs, read by hand beforehand.
@Suite(.enabled(if: RealReleases.areThere, "\(RealReleases.missing)"))
struct DiscogsRepliesTests {
  private func value<Value: Decodable>(_ name: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: RealReleases.reply("discogs-api/" + name))
  }

  private func release(_ number: Int) throws -> ReleaseDetail {
    let release: DiscogsRelease = try value("releases__\(number).json")
    return try #require(release.detail)
  }

  @Test func discs() throws {
    let release = try release(1)
    #expect(release.id.description == "discogs:1")
    #expect(release.title == "Stockholm")
    #expect(release.artists == [ArtistCredit(name: "Persuader, The")])
    #expect(release.labels == [LabelCredit(name: "Svek", catalogueNumber: "SK032")])
    #expect(release.formats == [ReleaseFormat(name: "Vinyl", quantity: 2, descriptions: ["12\""])])
    #expect(release.country == "SE")
    // The day is not known.
    #expect(release.released == "1999-03")
    #expect(release.genres == ["Electronic"])
    #expect(release.styles == ["Deep House"])
    #expect(release.tracklist.map(\.position) == ["A", "B1", "B2", "C1", "C2", "D"])
    #expect(release.images.count == 4)
    #expect(release.companies.count == 1)
    #expect(release.contributions.count == 1)
    #expect(release.master?.description == "discogs:5427")
    #expect(release.notes?.hasPrefix("Recorded at the Globe studio in Stockholm.") == true)
    #expect(release.notes?.contains("\r") == false)
  }

  @Test func runouts() throws {
    let release = try release(2)
    #expect(release.labels.map(\.catalogueNumber) == ["SK 026", "SK026"])
    #expect(
      release.identifiers == [
        ReleaseIdentifier(
          kind: .matrixRunout, value: "MPO SK026-A -J.T.S.-", note: "Side A Runout Etching"),
        ReleaseIdentifier(
          kind: .matrixRunout, value: "MPO SK026-B -J.T.S.-", note: "Side B Runout Etching"),
      ])
    #expect(release.gtins == [])
    #expect(release.formats.first?.descriptions == ["12\"", "33 ⅓ RPM"])
    #expect(release.tracklist.count == 4)
    #expect(release.contributions.count == 4)
  }

  @Test func disc() throws {
    let release = try release(3)
    #expect(release.gtins.map(\.digits) == ["00074646362822"])
    #expect(release.country == "US")
    #expect(release.released == "1999-07-13")
    #expect(release.tracklist.count == 14)
    // One on the whole release, 21 on tracks.
    #expect(release.contributions.count == 22)
    #expect(release.contributions.filter { $0.tracks == nil }.count == 1)
    #expect(release.companies.count == 2)
  }

  @Test func smallOnes() throws {
    #expect(try release(79).released == "1998-12")
    let files = try release(3_329_867)
    #expect(files.artists.map(\.name) == ["Trash80", "Dma-Sc"])
    // Discogs' word for no number.
    #expect(files.labels == [LabelCredit(name: "Not On Label")])
    #expect(
      files.formats == [
        ReleaseFormat(
          name: "File", quantity: 6, descriptions: ["MP3", "Album"], text: "320 kbps")
      ])
    #expect(files.master == nil)
    #expect(files.contributions.map(\.role) == Array(repeating: "Artist", count: 6))
  }

  @Test("artists and masters among search results are no releases")
  func search() throws {
    let page: DiscogsSearch = try value("database__search_q=trash80&per_page=50&page=1.json")
    let found = page.results.compactMap(\.summary)
    #expect(page.results.count == 13)
    #expect(found.count == 12)
    #expect(found[0].title == "Icarus")
    #expect(found[0].artists.joined == "Trash80")
    #expect(found[0].labels == [LabelCredit(name: "8bitpeoples", catalogueNumber: "8BP086")])
    #expect(found[0].formats == [ReleaseFormat(name: "CDr")])
    #expect(found[0].year == 2008)
    #expect(found[3].artists.joined == "Trash80 & Dma-Sc")
    #expect(found[3].labels == [LabelCredit(name: "Not On Label")])
    #expect(found[7].year == nil)
    #expect(found[9].country == nil)
  }

  @Test("the label of a search result is the first, and its barcode may have spaces")
  func searchByWords() throws {
    let page: DiscogsSearch = try value("Database_search-200.json")
    let found = page.results.compactMap(\.summary)
    #expect(found.map(\.country) == ["AU", "FR", "XE"])
    #expect(found[0].labels == [LabelCredit(name: "Eagle Vision", catalogueNumber: "RV0296")])
    #expect(found[0].formats == [ReleaseFormat(name: "DVD", descriptions: ["PAL"])])
    #expect(found[1].circulation == Circulation(have: 21, want: 4))
    let gtin = try #require(GTIN(digits: "5034504843646"))
    #expect(page.results.map { $0.carries(gtin) } == [false, false, true])
  }

  @Test func masters() throws {
    let master: DiscogsMaster = try value("Database_get-master-200.json")
    #expect(master.mainRelease?.number == 66785)
    let page: DiscogsVersions = try value("Database_get-master-release-versions-200.json")
    let versions = page.versions.compactMap { $0.summary(of: master) }
    #expect(versions.map(\.id.value) == ["66785", "528753", "93485"])
    #expect(versions.map(\.isMainRelease) == [true, false, false])
    #expect(versions[0].artists == [ArtistCredit(name: "EU", usualName: "Electric Universe")])
    #expect(versions[0].released == "1997-03-14")
    #expect(versions[0].formats == [ReleaseFormat(name: "CD", descriptions: ["Album", "Mixed"])])
    #expect(
      versions[2].labels == [
        LabelCredit(name: "Distance", catalogueNumber: "SUB 4841.2"),
        LabelCredit(name: "Spirit Zone Recordings", catalogueNumber: "SPIRIT ZONE 027"),
      ])
    let older: DiscogsVersions = try value("masters__4242__versions_per_page=50&page=1.json")
    #expect(older.versions.compactMap { $0.summary(of: nil) }.map(\.id.value) == ["79", "1657054"])
  }

  @Test("credits under another name, the barcode and the collectors; a comma too many does no harm")
  func single() throws {
    let read: DiscogsRelease = try value("Database_get-release-200.json")
    let release = try #require(read.detail)
    #expect(release.id.description == "discogs:249504")
    #expect(release.country == "GB")
    #expect(release.gtins.map(\.shortestDigits) == ["5012394144777"])
    #expect(release.circulation == Circulation(have: 252, want: 42))
    #expect(
      release.companies == [
        CompanyCredit(name: "BMG Records (UK) Ltd.", role: "Phonographic Copyright (p)"),
        CompanyCredit(name: "Utopia Studios", role: "Mastered At"),
      ])
    #expect(
      release.contributions == [
        Contribution(name: "Me Co", role: "Design"),
        Contribution(name: "Stock / Aitken / Waterman", role: "Producer, Written-By"),
      ])
  }

  @Test("a reply of another kind is no release")
  func broken() {
    for name in ["Database_get-release-404.json", "Collection_get-folders-200.json"] {
      #expect(throws: DecodingError.self, "\(name)") {
        let _: DiscogsRelease = try value(name)
      }
    }
  }
}

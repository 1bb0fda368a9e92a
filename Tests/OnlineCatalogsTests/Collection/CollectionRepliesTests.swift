import Foundation
import Releases
import TestSupport
import Testing

@testable import OnlineCatalogs

/// Real replies of Discogs about collections and wants, read by hand beforehand.
@Suite(.enabled(if: RealReleases.areThere, "\(RealReleases.missing)"))
struct CollectionRepliesTests {
  private func value<Value: Decodable>(_ name: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: RealReleases.reply("discogs-api/" + name))
  }

  @Test func copies() throws {
    let page = try (value("Collection_get-items-in-folder-200.json") as CollectionReply.Instances)
      .page
    #expect(page.total == 2924)
    #expect(page.pages == 59)
    let copy = try #require(page.entries.first)
    #expect(copy.id == 34_161_728)
    #expect(copy.folder == 105_210)
    #expect(copy.rating == 0)
    #expect(
      copy.fields == [
        1: "Digital (D)", 2: "No Cover", 4: "2013/08/19", 5: "NPG Records", 6: "$0.88", 7: "New",
      ])
    // 14:22:23 in a zone seven hours behind.
    #expect(copy.dateAdded == (try Date("2013-08-19T21:22:23Z", strategy: .iso8601)))
    #expect(copy.dateInFile == (try Date("2013-08-19T14:22:23Z", strategy: .iso8601)))
    #expect(copy.release.id.description == "discogs:4275843")
    #expect(copy.release.title == "Breakfast Can Wait")
    #expect(copy.release.artists == [ArtistCredit(name: "Prince", join: ",")])
    #expect(copy.release.labels == [LabelCredit(name: "3rdeyegirl.com")])
    #expect(
      copy.release.formats
        == [ReleaseFormat(name: "File", descriptions: ["MP3", "Single"], text: "320kbps")])
    #expect(copy.release.released == "2013")
  }

  @Test func copiesWithoutFields() throws {
    let page = try
      (value("users__example__collection__folders__0__releases_page=1&per_page=50.json")
      as CollectionReply.Instances).page
    #expect(page.entries.map(\.id) == [101, 102, 103])
    #expect(page.entries.map(\.fields) == [[:], [:], [:]])
    #expect(page.entries.first?.release.genres == ["Electronic"])
    #expect(page.entries.first?.release.master?.description == "discogs:52323")
  }

  @Test func foldersFieldsAndWants() throws {
    let folders: CollectionReply.Folders = try value("users__example__collection__folders.json")
    #expect(folders.folders.map(\.id) == [0, 1, 2])
    #expect(folders.folders.last?.name == "Collection folder 2")
    let fields: CollectionReply.Fields = try value("Collection_get-custom-fields-200.json")
    #expect(fields.fields?.map(\.name) == ["Media", "Sleeve", "Notes"])
    let wants: CollectionReply.Wants = try value("users__example__wants_per_page=50&page=1.json")
    #expect(wants.page.entries.map(\.notes) == ["Sample public notes.", "", ""])
    #expect(wants.page.entries.map(\.release.id.value) == ["1867708", "1675174", "1"])
    let added: CollectionReply.Added = try value("Collection_post-add-item-to-folder-201.json")
    #expect(added.instance == 3)
  }
}

import Barcodes
import Foundation
import Releases
import Testing

@testable import OnlineCatalogs

/// What the fixtures do not show.
struct MappingTests {
  private func release(_ json: String) throws -> ReleaseDetail? {
    try JSONDecoder().decode(DiscogsRelease.self, from: Data(json.utf8)).detail
  }

  @Test("the number that tells artists of one name apart is kept and not shown")
  func disambiguation() throws {
    let artists = try #require(
      try release(
        #"{"id":1,"artists":[{"name":"Nirvana (2)","anv":""},{"name":"U (10)","anv":"You"}]}"#)
    ).artists
    #expect(
      artists == [
        ArtistCredit(name: "Nirvana", number: 2),
        ArtistCredit(name: "You", usualName: "U", number: 10),
      ])
    #expect(artists.joined == "Nirvana, You")
    let found = try JSONDecoder().decode(
      DiscogsSearch.Result.self,
      from: Data(
        #"{"type":"release","id":7,"title":"Nirvana (2)* - A - B","label":["X (3)"]}"#.utf8)
    ).summary
    #expect(found?.artists == [ArtistCredit(name: "Nirvana", number: 2)])
    #expect(found?.title == "A - B")
    #expect(found?.labels.map(\.name) == ["X"])
  }

  @Test("headings are no tracks, and what an index holds follows it")
  func tracklist() throws {
    let tracks = try #require(
      try release(
        """
        {"id":1,"tracklist":[
          {"type_":"heading","title":"This Side","position":""},
          {"type_":"index","title":"Medley","position":"A1","duration":"9:00","sub_tracks":[
            {"type_":"track","title":"One","position":"A1a","duration":""}]},
          {"type_":"track","title":"Two","position":"A2"}]}
        """)
    ).tracklist
    #expect(
      tracks == [
        Track(position: "A1", title: "Medley", duration: "9:00"),
        Track(position: "A1a", title: "One"), Track(position: "A2", title: "Two"),
      ])
  }

  @Test("drafts and rejected releases are none; missing and empty fields are nothing")
  func lacking() throws {
    #expect(try release(#"{"id":1,"status":"Draft"}"#) == nil)
    #expect(try release(#"{"id":0}"#) == nil)
    #expect(
      try release(#"{"id":1,"title":"T","country":"","released":"","year":0,"master_id":null}"#)
        == ReleaseDetail(id: ReleaseID(source: .discogs, value: "1"), title: "T"))
    #expect(try release(#"{"id":1,"year":1987}"#)?.released == "1987")
  }

  @Test(
    "of what was typed as barcodes only a GTIN counts",
    arguments: [
      ("5012394144777", true), ("5 012394 144777", true), ("501239414477", true),
      ("5012394144778", false), ("PB 41447", false), ("LC 0316", false), ("", false),
    ])
  func barcodes(text: String, isIt: Bool) throws {
    let json = try JSONSerialization.data(withJSONObject: ["id": 1, "barcode": ["A-1", text]])
    let result = try JSONDecoder().decode(DiscogsSearch.Result.self, from: json)
    #expect(result.carries(try #require(GTIN(digits: "5012394144777"))) == isIt)
  }

  @Test("filters of a search become those of the sources, and no text breaks out of its field")
  func questions() {
    let typed = SearchExpression(#"nevermind artist:"the b\"x year:1991..1992 catno:DGC-1"#)
    #expect(
      typed.discogsQuery.map { "\($0)=\($1)" } == [
        "q=nevermind x", #"artist="the b\""#, "year=1991-1992", "catno=DGC-1",
      ])
    #expect(
      SearchExpression(#"artist:a\b year:1991"#).musicBrainzQuery
        == #"artist:"a\\b" AND date:[1991 TO 1991-12-31]"#)
    #expect(SearchExpression("").musicBrainzQuery == nil)
    #expect(SearchExpression("").discogsQuery.isEmpty)
  }
}

import Foundation
import Library
import Releases
import TestSupport
import Testing

/// A copy as a line of a collection file.
@Suite struct CollectionRowTests {
  private let release = ReleaseSummary(
    id: ReleaseID(source: .discogs, value: "249504"), title: "Never \"Gonna\", Ever",
    artists: [ArtistCredit(name: "Rick", join: "&"), ArtistCredit(name: "Astley")],
    labels: [LabelCredit(name: "RCA", catalogueNumber: "PB 41447"), LabelCredit(name: "BMG")],
    formats: [
      ReleaseFormat(name: "Vinyl", quantity: 2, descriptions: ["LP", "Album"], text: "red"),
      ReleaseFormat(name: "CD"),
    ],
    country: "GB", released: "1987-07")

  private func item(_ release: ReleaseSummary, rating: Int = 0, notes: String = "")
    -> CollectionItem
  {
    CollectionItem(
      id: 7, release: release, folder: CollectionFolder(id: 3, name: "Shelf 2, left"),
      mediaCondition: .nearMint, sleeveCondition: .veryGoodPlus, rating: rating, notes: notes,
      dateAdded: Date(timeIntervalSince1970: 1_795_255_200))
  }

  @Test("the first line names the columns as Discogs does")
  func header() {
    #expect(
      CollectionRow.header()
        == "Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,CollectionFolder,"
        + "Date Added,Collection Media Condition,Collection Sleeve Condition,Collection Notes\n")
  }

  @Test("a line tells all of a copy, quoted where it has to be")
  func line() {
    #expect(
      CollectionRow(item(release, rating: 4, notes: "two\r\nlines")).line()
        == "\"PB 41447, none\",Rick & Astley,\"Never \"\"Gonna\"\", Ever\",\"RCA, BMG\","
        + "\"2xLP, Album, red + CD\",4,1987-07,249504,\"Shelf 2, left\",2026-11-21 10:00:00,"
        + "Near Mint (NM or M-),Very Good Plus (VG+),\"two\r\nlines\"\n")
  }

  @Test("what is not known is empty, and another source's release has its whole id")
  func bare() {
    let bare = ReleaseSummary(id: ReleaseID(source: .musicBrainz, value: "ab-1"), title: "A")
    let copy = CollectionItem(
      id: 1, release: bare, folder: .uncategorized, dateAdded: Date(timeIntervalSince1970: 0))
    #expect(
      CollectionRow(copy).line()
        == ",,A,,,,,musicbrainz:ab-1,Uncategorized,1970-01-01 00:00:00,,,\n")
  }

  @Test("copies stand by artist, title, release and time, equal ones as they were added")
  func order() {
    func copy(_ id: Int, _ artist: String, _ title: String, _ number: String, at time: Double)
      -> CollectionItem
    {
      let release = ReleaseSummary(
        id: ReleaseID(source: .discogs, value: number), title: title,
        artists: [ArtistCredit(name: artist)])
      return CollectionItem(
        id: id, release: release, folder: .uncategorized,
        dateAdded: Date(timeIntervalSince1970: time))
    }
    let sorted = [
      copy(9, "abba", "Z", "1", at: 5), copy(3, "Björk", "a", "2", at: 5),
      copy(2, "Björk", "B", "1", at: 1), copy(1, "Björk", "B", "1", at: 2),
      copy(4, "Björk", "B", "1", at: 2), copy(8, "Björk", "B", "3", at: 0),
    ]
    var random = SeededRandom(seed: 1)
    for _ in 0..<20 { #expect(sorted.shuffled(using: &random).inFileOrder == sorted) }
  }
}

import AppNavigation
import Foundation
import Library
import Links
import Releases
import Testing
import Text

@testable import ScanReports

/// Screens as text for people.
@Suite struct ScreenTextTests {
  private let page = TextPage(width: nil, hasColor: false, wording: .tests)

  private static let shelf = CollectionFolder(id: 3, name: "Shelf")

  private func text(_ screen: Screen) -> String { screen.text(on: page, isASCII: false) }

  @Test func everyKindOfRowsHasItsForm() {
    let release = ReleaseSummary(
      id: ReleaseID(source: .discogs, value: "21"), title: "Serenity",
      artists: [ArtistCredit(name: "EBE")])
    let want = Want(release: release, notes: "mint", dateAdded: Date(timeIntervalSince1970: 0))
    let screen = Screen(
      title: "Everything", subtitle: "of each",
      sections: [
        ScreenSection(
          .facts([ScreenFact("id", "discogs:21"), ScreenFact("A1", "Serenity", note: "5:01")])),
        ScreenSection(
          "Fields",
          .fields([
            ScreenField("a very long label", value: "B"),
            ScreenField("token", kind: .secret, value: "secret"),
            ScreenField("name", problem: .refused("a crate needs a name")),
          ])),
        ScreenSection("Wants", .records([ScreenRecord(.want(want))], columns: .ofWants)),
        ScreenSection("Nothing", .records([], columns: .ofWants)),
        ScreenSection("Folders", .groups([ScreenGroup(.folder(Self.shelf), count: 12)])),
        ScreenSection("Text", .text(["One.", "Two."])),
      ])
    #expect(
      text(screen) == """
        Everything: of each

          id         discogs:21
          A1         Serenity  5:01

        Fields
          a very long label  B
          token
          name                 a crate needs a name

        Wants
        record          label, number  pressing  notes  release
        EBE – Serenity                           mint   discogs:21

        Folders
        name   records  id
        Shelf  12       folder:3

        Text
        One.
        Two.

        """)
  }

  @Test func figuresAreDrawnToTheScaleOfTheirSection() {
    let screen = Screen(
      title: "Dub",
      sections: [
        ScreenSection("Labels", .figures([.init("Trojan", 4), .init(nil, 1)], listed: 1)),
        ScreenSection("Formats", .figures([.init("Vinyl", 2)])),
      ])
    #expect(
      screen.text(on: TextPage(width: 21, hasColor: false), isASCII: true) == """
        Dub

        Labels
          Trojan  4  ########
          and 1 more

        Formats
          Vinyl   2  ########

        """)
  }

  @Test func aScreenWithoutRowsIsItsTitle() {
    #expect(text(Screen(title: "Wants", subtitle: "0 records")) == "Wants: 0 records\n")
  }

  @Test func nothingHostileActsOnTheTerminal() throws {
    let bad = "\u{1B}[2J\u{9B}\u{202E}\u{2028}\u{7F}\r"
    let release = ReleaseSummary(
      id: ReleaseID(source: .discogs, value: "1"), title: bad, artists: [ArtistCredit(name: bad)],
      labels: [LabelCredit(name: bad)], formats: [ReleaseFormat(name: bad)], country: bad)
    let crate = CustomCrate(id: UUID(), name: bad)
    let folder = CollectionFolder(id: 3, name: bad)
    let date = Date(timeIntervalSince1970: 0)
    let copy = CollectionItem(
      id: 1, release: release, folder: folder, notes: bad, dateAdded: date)
    let screen = Screen(
      title: bad, subtitle: bad,
      sections: [
        ScreenSection(bad, .facts([ScreenFact(bad, bad, note: bad)])),
        ScreenSection(bad, .fields([ScreenField(bad, value: bad, problem: .refused(bad))])),
        ScreenSection(bad, .records([.init(.release(release))], columns: .ofReleases)),
        ScreenSection(bad, .records([.init(.copy(copy))], columns: RecordColumn.allCases)),
        ScreenSection(bad, .groups([.init(.custom(crate), count: 1)])),
        ScreenSection(bad, .figures([.init(bad, 1)])), ScreenSection(bad, .text([bad])),
      ])
    for isASCII in [true, false] {
      let text = screen.text(on: page, isASCII: isASCII)
      #expect(!text.unicodeScalars.contains { $0.isTerminalControl && $0 != "\n" })
    }
    let json = JSONWriter.text(of: .object(screen.contents))
    #expect(!json.unicodeScalars.contains { $0.isTerminalControl })
    #expect(json.contains("\\u001b[2J"))
  }

  @Test func inJSONRowsAreUnderTheNameOfTheirKind() throws {
    let release = ReleaseSummary(id: ReleaseID(source: .discogs, value: "1"), title: "A")
    let copy = CollectionItem(
      id: 7, release: release, folder: Self.shelf, mediaCondition: .veryGoodPlus,
      dateAdded: Date(timeIntervalSince1970: 0))
    let screen = Screen(
      title: "S",
      sections: [
        ScreenSection("Labels", .figures([.init(nil, 2)])),
        ScreenSection(.records([.init(.copy(copy))], columns: .ofCopies)),
        ScreenSection(.facts([ScreenFact("a", "b")])),
        ScreenSection("More", .figures([.init("C", 1)])),
        ScreenSection(.fields([ScreenField("name", problem: .refused("no"))])),
        ScreenSection(.groups([ScreenGroup(.wants, count: 0)])),
        ScreenSection(.text(["only for people"])),
      ])
    #expect(
      JSONWriter.text(of: .object(screen.contents)) == """
        {"records":[{"id":"discogs:1","title":"A","artists":[],"labels":[],"formats":[],\
        "country":null,"released":null,"item":7,"folder":{"id":3,"name":"Shelf"},\
        "mediaCondition":"VG+","sleeveCondition":null,"notes":""}],\
        "groups":[{"id":"wants","name":"Wants","count":0}],\
        "figures":[{"of":"Labels","name":null,"count":2},{"of":"More","name":"C","count":1}],\
        "facts":[{"label":"a","value":"b","note":null}],\
        "fields":[{"label":"name","value":"","problem":"no"}]}
        """)
  }
}

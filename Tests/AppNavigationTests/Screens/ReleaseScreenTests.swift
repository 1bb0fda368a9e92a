import AppNavigation
import Barcodes
import Library
import Links
import Releases
import SampleRecords
import TestSupport
import Testing

/// The screens of a record, of a search, and of a choice.
@Suite struct ReleaseScreenTests {
  private typealias Samples = ScreenSamples
  private let screens = ScreenSamples.screens

  private static let master = ReleaseID(source: .discogs, value: "m")
  private static let album = ReleaseDetail(
    id: ReleaseID(source: .discogs, value: "1"), title: "Screamadelica",
    artists: [ArtistCredit(name: "Primal Scream")],
    labels: [LabelCredit(name: "Creation", catalogueNumber: "CRE 076")],
    formats: [ReleaseFormat(name: "Vinyl", quantity: 2, descriptions: ["LP"])], country: "GB",
    released: "1991-09", genres: ["Rock"], styles: ["Dub"],
    tracklist: [
      Track(position: "A1", title: "Movin' On Up", duration: "3:50"),
      Track(position: "A2", title: "Slip Inside"),
    ],
    identifiers: [ReleaseIdentifier(kind: .barcode, value: "5012394144777")], master: master)
  private static let other = ReleaseDetail(
    id: ReleaseID(source: .discogs, value: "2"), title: "Screamadelica", country: "US",
    master: master)

  private static let pages =
    MarketplacePage.Kind.allCases
    .compactMap { MarketplacePage($0, of: album.id) }.map(ScreenAction.openMarketplace)
    + [.askMarketplace(album.id)]

  private static let facts = [
    ScreenFact("label", "Creation CRE 076"), ScreenFact("format", "2 × Vinyl LP"),
    ScreenFact("pressing", "GB, 1991-09"), ScreenFact("style", "Rock, Dub"),
    ScreenFact("barcode", "5012394144777"), ScreenFact("id", "discogs:1"),
  ]
  private static let tracks = ScreenSection(
    "Tracks",
    .facts([
      ScreenFact("A1", "Movin' On Up", note: "3:50"), ScreenFact("A2", "Slip Inside"),
    ]))

  @Test func aRecordThatTheUserDoesNotHave() async throws {
    let screen = try await ScreenFactory(library: InMemoryLibrary())
      .screen(for: .albumDetail(Self.album, nil))
    let id = Self.album.id
    #expect(
      screen
        == Screen(
          title: "Primal Scream – Screamadelica",
          sections: [ScreenSection(.facts(Self.facts)), Self.tracks],
          actions: [.addToCollection(id), .addToCrate(id), .want(id)] + Self.pages))
  }

  @Test func aRecordWithEverythingThatIsKnownOfIt() async throws {
    let copies = [Self.album, Self.other].enumerated().map { index, release in
      CollectionItem(
        id: index + 1, release: release.summary, folder: Samples.shelf, mediaCondition: .veryGood,
        dateAdded: Samples.day)
    }
    let library = InMemoryLibrary(
      folders: [Samples.shelf], items: copies,
      wants: [Want(release: Self.album.summary, dateAdded: Samples.day)],
      details: [Self.album, Self.other])
    let ranking = PressingRanking(ranked: [
      .init(release: Self.album.summary, evidence: [.chosenBefore, .vinyl]),
      .init(release: Self.other.summary, evidence: [.vinyl]),
    ])
    let screen = try await ScreenFactory(library: library).screen(
      for: .albumDetail(Self.album, .custom(Samples.sunday)),
      match: Match(ranking: ranking, best: Self.album))
    let crate = Crate.custom(Samples.sunday)
    #expect(
      screen
        == Screen(
          title: "Primal Scream – Screamadelica",
          sections: [
            ScreenSection(
              .facts(
                Self.facts + [
                  ScreenFact("evidence", "you chose it before, vinyl"),
                  ScreenFact("crate", "Sunday", target: .route(.crateDetail(crate))),
                ])),
            Self.tracks,
            ScreenSection(
              "Your copies", .records([ScreenRecord(.copy(copies[0]))], columns: .ofCopies)),
            ScreenSection(
              "Your library",
              .facts([
                ScreenFact(
                  "collection", "you have another pressing of it in Shelf: discogs:2",
                  target: .link(.album(id: Self.other.id))),
                ScreenFact("wants", "it is in your wants", target: .route(.wantsCrateDetail)),
              ])),
            ScreenSection(
              "Other pressings",
              .records([ScreenRecord(.pressing(ranking.entries[1]))], columns: .ofPressings)),
          ],
          actions: [
            .addToCollection(Self.album.id), .addToCrate(Self.album.id),
            .stopWanting(Self.album.id), .removeFromCrate(Self.album.id, Samples.sunday.id),
          ] + Self.pages))
  }

  @Test func aLinkToARecordShowsWhyItWasPutFirst() async throws {
    let gtin = try #require(MemoryCatalog.record.gtins.first)
    let found = try await DeepLinkResolver(catalog: MemoryCatalog.standard)
      .destination(of: .search(barcode: gtin))
    let screen = try await screens.screen(for: found.route, match: found.match)
    guard case .facts(let facts) = screen.sections.first?.rows else {
      Issue.record("\(screen)")
      return
    }
    #expect(facts.last == ScreenFact("evidence", "vinyl"))
    #expect(screen.sections.last?.title == "Other pressings")
    #expect(
      screen.sections.last?.rows.target(at: 0) == .link(.album(id: MemoryCatalog.disc.id)))
  }

  @Test func aSearchListsItsResultsInAWindow() async throws {
    let results = Samples.releases(5)
    let query = SearchQuery(text: "dub", barcode: MemoryCatalog.record.gtins.first)
    let screen = try await screens.screen(for: .searchResults(query, results), window: 1..<3)
    #expect(
      screen
        == Screen(
          title: "Search results for dub, 5012394144777", subtitle: "5 records",
          sections: [
            ScreenSection(
              .records(
                results[1..<3].map { ScreenRecord(.release($0)) },
                columns: [.record, .label, .pressing, .release]))
          ], window: ScreenWindow(offset: 1, total: 5)))
  }

  @Test func aChoiceHasTheReasonsAndChoosesByARow() async throws {
    let gtin = try #require(MemoryCatalog.record.gtins.first)
    let ranking = PressingRanking([Samples.record, MemoryCatalog.disc.summary])
    let screen = try await screens.screen(for: .pressingChoice(gtin, ranking))
    #expect(
      screen
        == Screen(
          title: "Which pressing has 5012394144777?", subtitle: "2 records",
          sections: [
            ScreenSection(
              .records(
                ranking.entries.map { entry in
                  ScreenRecord(
                    .pressing(entry),
                    target: .action(.choosePressing(entry.release.id, for: gtin)))
                }, columns: [.record, .label, .pressing, .format, .evidence, .release]))
          ], window: ScreenWindow(offset: 0, total: 2)))
    #expect(
      ranking.entries.map { ScreenRecord(.pressing($0))[.evidence] } == ["vinyl", ""])
  }
}

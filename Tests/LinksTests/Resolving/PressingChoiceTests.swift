import Barcodes
import Foundation
import Library
import Links
import Releases
import TestSupport
import Testing

/// What puts one of several pressings first when a barcode is looked up.
@Suite struct PressingChoiceTests {
  private let barcode: GTIN
  private let british: ReleaseDetail
  private let american: ReleaseDetail

  init() throws {
    barcode = try #require(GTIN(digits: "8719262012042"))
    func pressing(_ number: String, _ country: String, barcode: String) -> ReleaseDetail {
      ReleaseDetail(
        id: ReleaseID(source: .discogs, value: number), title: "Chicken Skin Music",
        labels: [LabelCredit(name: "Reprise", catalogueNumber: "K \(number)")], country: country,
        identifiers: [
          ReleaseIdentifier(kind: .barcode, value: "8719262012042"),
          ReleaseIdentifier(kind: .barcode, value: barcode),
        ])
    }
    british = pressing("54083", "GB", barcode: "8719262012042")
    american = pressing("54084", "US", barcode: "8 719262 012042 12")
  }

  private func match(
    _ clues: PressingClues = PressingClues(), library: InMemoryLibrary = InMemoryLibrary(),
    preferring countries: [String] = []
  ) async throws -> Match {
    let catalog = MemoryCatalog(details: [british, american])
    let resolver = DeepLinkResolver(
      catalog: catalog, library: library, preferences: PressingPreferences(countries: countries))
    let destination = try await resolver.destination(of: .search(barcode: barcode), clues: clues)
    return try #require(destination.match)
  }

  @Test func withoutCluesTheOrderIsThatOfTheIds() async throws {
    let match = try await match()
    #expect(match.releases.map(\.id) == [british.id, american.id])
    #expect(!match.isCertain)
  }

  @Test func aHintOfTheCallerDecides() async throws {
    let hint = PressingHint("k54084", from: .given)
    let match = try await match(PressingClues(hints: [hint]))
    #expect(match.best == american)
    #expect(match.ranking.entries[0].evidence == [.catalogueNumber("K 54084", .given)])
    #expect(match.isCertain)
  }

  @Test func anAddOnIsLookedForInTheSource() async throws {
    let match = try await match(PressingClues(addOn: AddOn("12")))
    #expect(match.ranking.entries[0].evidence == [.addOn("12")])
    #expect(match.best == american)
    let other = try await self.match(PressingClues(addOn: AddOn("13")))
    #expect(other.ranking.entries.map(\.evidence) == [[], []])
  }

  @Test func preferredCountriesAreThoseOfTheFinder() async throws {
    let match = try await match(preferring: ["US"])
    #expect(match.best == american)
    #expect(match.ranking.entries[0].evidence == [.preferredCountry("US", place: 0)])
    #expect(!match.isCertain)
  }

  @Test func theLibrarySaysWhatTheUserHasAndWants() async throws {
    let want = Want(release: american.summary, notes: "", dateAdded: Date())
    let match = try await match(library: InMemoryLibrary(wants: [want]))
    #expect(match.ranking.entries[0].evidence == [.wanted])
    #expect(match.best == american)
  }
}

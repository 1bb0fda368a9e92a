import Library
import Links
import Releases
import SampleRecords
import Testing

/// Search by words, by a barcode, and by both.
@Suite struct SearchTests {
  private func match(
    _ query: SearchQuery, catalog: any ReleaseCatalog = FakeCatalog(), chosen: ReleaseDetail? = nil
  ) async throws -> Match {
    let library = InMemoryLibrary(
      decisions: chosen.map { chosen in [query.barcode ?? Samples.several: chosen] } ?? [:])
    return try await RecordFinder(catalog: catalog, library: library).match(query)
  }

  @Test func wordsNarrowWhatABarcodeFinds() async throws {
    let remaster = Samples.release("6", "Skylarking (remastered)", barcodes: [Samples.several])
    let catalog = FakeCatalog(Samples.releases + [remaster])
    let byBoth = try await match(
      SearchQuery(text: "Skylarking (remastered)", barcode: Samples.several), catalog: catalog)
    #expect(byBoth.releases == [remaster.summary])
    #expect(byBoth.isCertain)
    let byBarcode = try await match(SearchQuery(barcode: Samples.several), catalog: catalog)
    #expect(byBarcode.releases.count == 3)
  }

  @Test func aBarcodeNarrowsWhatWordsFind() async throws {
    let other = Samples.release("6", "Skylarking", barcodes: [Samples.single])
    let catalog = FakeCatalog(Samples.releases + [other])
    let byWords = try await match(SearchQuery(text: "Skylarking"), catalog: catalog)
    #expect(byWords.releases.map(\.id.value) == ["2", "3", "6"])
    let byBoth = try await match(
      SearchQuery(text: "Skylarking", barcode: Samples.single), catalog: catalog)
    #expect(byBoth.releases == [other.summary])
  }

  @Test func wordsThatNoPressingHasLeaveThePressingsOfTheBarcode() async throws {
    let both = try await match(SearchQuery(text: "Nothing", barcode: Samples.decided))
    #expect(Set(both.releases.map(\.id.value)) == ["4", "5"])
  }

  /// The catalogue knows which pressing has more of the words; vinyl is a reason, and no more.
  @Test func theOrderOfTheCatalogueIsKept() async throws {
    let catalog = FakeCatalog([Samples.compactDisc, Samples.record])
    let both = try await match(
      SearchQuery(text: "Screamadelica", barcode: Samples.decided), catalog: catalog)
    #expect(both.releases.map(\.id.value) == ["5", "4"])
    #expect(both.ranking.entries.map(\.evidence) == [[], [.vinyl]])
    #expect(!both.isCertain)
  }

  @Test func theChosenPressingIsFirst() async throws {
    let query = SearchQuery(text: "Skylarking", barcode: Samples.several)
    let both = try await match(query, chosen: Samples.secondPressing)
    #expect(both.releases.map(\.id.value) == ["3", "2"])
    #expect(both.ranking.entries.first?.evidence == [.chosenBefore, .vinyl])
    #expect(both.isCertain)
  }

  @Test func aChosenPressingThatTheWordsDoNotFitIsNotAdded() async throws {
    let remaster = Samples.release("6", "Skylarking (remastered)", barcodes: [Samples.several])
    let catalog = FakeCatalog(Samples.releases + [remaster])
    let query = SearchQuery(text: "Skylarking (remastered)", barcode: Samples.several)
    let both = try await match(query, catalog: catalog, chosen: Samples.firstPressing)
    #expect(both.releases == [remaster.summary])
    #expect(both.ranking.entries.map(\.evidence) == [[.onlyPressing]])
  }

  @Test func aChosenPressingThatTheCatalogueLacksIsFoundByItsBarcode() async throws {
    let chosen = Samples.release("77", "Skylarking", format: "Cassette")
    let byBarcode = try await match(SearchQuery(barcode: Samples.several), chosen: chosen)
    #expect(byBarcode.releases.map(\.id.value) == ["77", "2", "3"])
    let unknown = SearchQuery(text: "Skylarking", barcode: Samples.unknown)
    let byBoth = try await match(unknown, chosen: chosen)
    #expect(byBoth.releases.map(\.id.value) == ["77"])
  }

  @Test func theResultsOfBothAreListedEvenIfThereIsOne() async throws {
    let link = DeepLink.search(query: "Dub", barcode: Samples.single)
    let destination = try await DeepLinkResolver(catalog: FakeCatalog()).destination(of: link)
    let query = SearchQuery(text: "Dub", barcode: Samples.single)
    #expect(destination.route == .searchResults(query, [Samples.dub.summary]))
  }
}

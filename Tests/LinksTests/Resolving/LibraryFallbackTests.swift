import Library
import Links
import Releases
import SampleRecords
import Testing

/// What the library knows, where the catalogue cannot answer.
@Suite struct LibraryFallbackTests {
  private let catalog = FakeCatalog()
  private let library = InMemoryLibrary(
    decisions: [Samples.several: Samples.secondPressing], details: [Samples.dub])

  private let failure = LookUpFailure.temporary(.rateLimited(retryAfter: 30))

  private var finder: RecordFinder {
    RecordFinder(catalog: catalog, library: library, fallsBackOnLibrary: true)
  }

  @Test(arguments: [
    LookUpFailure.temporary(.offline("no route")), .temporary(.busy(path: "catalogue")),
    .lasting(.broken("not a database", remedy: .checkCatalog)), .lasting(.newerSchema("newer")),
  ])
  func theMatchSaysWhyItIsFromTheLibrary(failure: LookUpFailure) async throws {
    await catalog.fail(with: failure)
    let byID = try await finder.match(Samples.dub.id)
    #expect(byID.best == Samples.dub)
    #expect(byID.catalogFailure == failure)
    let byBarcode = try await finder.match(Samples.several)
    #expect(byBarcode.best == Samples.secondPressing)
    #expect(byBarcode.ranking.entries.map(\.evidence) == [[.chosenBefore]])
    #expect(byBarcode.catalogFailure == failure)
    let byBoth = try await finder.match(SearchQuery(text: "x", barcode: Samples.several))
    #expect(byBoth.releases == [Samples.secondPressing.summary])
    #expect(byBoth.catalogFailure == failure)
  }

  @Test func whatTheLibraryDoesNotKnowIsTheFailureOfTheCatalogue() async throws {
    await catalog.fail(with: failure)
    await #expect(throws: LinkFailure.lookUp(failure)) { try await finder.match(Samples.record.id) }
    await #expect(throws: LinkFailure.lookUp(failure)) { try await finder.match(Samples.single) }
    await #expect(throws: LinkFailure.lookUp(failure)) {
      try await finder.match(SearchQuery(text: "Dub"))
    }
  }

  @Test func aRefusedTokenIsAlwaysTold() async throws {
    let refused = LookUpFailure.lasting(.unauthorized("no"))
    await catalog.fail(with: refused)
    await #expect(throws: LinkFailure.lookUp(refused)) { try await finder.match(Samples.dub.id) }
    await #expect(throws: LinkFailure.lookUp(refused)) { try await finder.match(Samples.several) }
  }

  @Test func withoutItAFailureIsAFailure() async throws {
    await catalog.fail(with: failure)
    let strict = RecordFinder(catalog: catalog, library: library)
    await #expect(throws: LinkFailure.lookUp(failure)) { try await strict.match(Samples.dub.id) }
    await #expect(throws: LinkFailure.lookUp(failure)) { try await strict.match(Samples.several) }
  }

  @Test func anAnswerOfTheCatalogueSaysNothing() async throws {
    let match = try await finder.match(Samples.dub.id)
    #expect(match.catalogFailure == nil)
    #expect(!match.isFromLibrary)
    let gone = RecordFinder(catalog: FakeCatalog([]), library: library, fallsBackOnLibrary: true)
    #expect(try await gone.match(Samples.dub.id).isFromLibrary == false)
  }
}

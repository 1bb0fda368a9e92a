import Barcodes
import Releases
import Testing

@testable import CatalogStore

/// Questions to a catalogue of a few made-up records.
struct CatalogLookUpTests {
  static let bjork = SampleRelease.release(
    1, "Début", artist: "Björk", label: ("One Little Indian", "TPLP 31"),
    barcodes: ["5 016958 997014", "5016958997014"])
  static let sigur = SampleRelease.release(
    2, "Ágætis byrjun", artist: "Sigur Rós", label: ("Smekkleysa", "SM 79"),
    barcodes: ["036000291452"])
  static let cd = SampleRelease.release(
    3, "Debut (Reissue)", artist: "Bjork", label: ("Mother", "521 323-2"), format: "CD",
    barcodes: ["5016958997014"])

  private func catalog() throws -> CatalogDatabase {
    try TestCatalog.inMemory([Self.bjork, Self.sigur, Self.cd])
  }

  @Test("a barcode names its pressings in any of its forms")
  func barcode() async throws {
    let catalog = try catalog()
    let shared = try GTIN(parsing: "5016958997014")
    #expect(
      try await catalog.pressings(withBarcode: shared).map(\.summary) == [
        Self.bjork.summary, Self.cd.summary,
      ])
    let upcA = try #require(GTIN(digits: "036000291452"))
    #expect(try await catalog.pressings(withBarcode: upcA).map(\.summary) == [Self.sigur.summary])
    let ean13 = try #require(GTIN(digits: "0036000291452"))
    #expect(try await catalog.pressings(withBarcode: ean13).map(\.summary) == [Self.sigur.summary])
    let unknown = try #require(GTIN(digits: "96385074"))
    #expect(try await catalog.pressings(withBarcode: unknown).isEmpty)
  }

  @Test("an id names one release with everything known of it")
  func id() async throws {
    let catalog = try catalog()
    #expect(try await catalog.release(id: Self.bjork.id) == Self.bjork)
    #expect(try await catalog.release(id: ReleaseID(source: .discogs, value: "99")) == nil)
    #expect(try await catalog.release(id: ReleaseID(source: .musicBrainz, value: "1")) == nil)
  }

  @Test(
    "words are found with and without their diacritics, whole or begun, in any case and order",
    arguments: [
      ("björk", ["1", "3"]), ("bjork", ["1", "3"]), ("BJÖRK", ["1", "3"]), ("bjo", ["1", "3"]),
      ("debut", ["1", "3"]), ("Début Björk", ["1", "3"]), ("agaetis", ["2"]), ("ágætis", ["2"]),
      ("byrjun sigur", ["2"]), ("ros", ["2"]), ("tplp 31", ["1"]), ("smekkleysa", ["2"]),
      ("521", ["3"]), ("björk byrjun", []), ("jörk", []),
    ])
  func words(text: String, ids: [String]) async throws {
    let found = try await catalog().search(SearchQuery(text: text))
    #expect(found.map(\.id.value).sorted() == ids)
  }

  @Test(
    "what a search language would make of a text is only words here",
    arguments: [
      "", " ", "\"", "bjork\"", "*", "AND", "NOT bjork", "title:debut", "(", "^", "a OR", "'; --",
      "\0", "🎵", "-", "NEAR(bjork debut)",
    ])
  func hostileText(text: String) async throws {
    // It may find nothing, but it has to answer.
    let found = try await catalog().search(SearchQuery(text: text))
    #expect(found.count <= 3)
  }

  @Test("a long text is answered too")
  func longText() async throws {
    let text = String(repeating: "björk ", count: 2000)
    #expect(try await catalog().search(SearchQuery(text: text)).count == 2)
  }

  @Test("a query of a barcode is answered by the barcode, one of nothing by nothing")
  func barcodeQuery() async throws {
    let catalog = try catalog()
    let gtin = try #require(GTIN(digits: "036000291452"))
    #expect(try await catalog.search(SearchQuery(barcode: gtin)) == [Self.sigur.summary])
    #expect(try await catalog.search(SearchQuery()).isEmpty)
  }

  @Test("the pressings of a barcode bring their details, as a look-up by id gives them")
  func pressings() async throws {
    let catalog = try catalog()
    let shared = try GTIN(parsing: "5016958997014")
    let pressings = try await catalog.pressings(withBarcode: shared)
    #expect(pressings.map(\.detail) == [Self.bjork, Self.cd])
  }

  @Test(
    "words and a barcode give the barcode's releases that fit all words, by the index's rules",
    arguments: [
      ("debut", ["1", "3"]), ("DÉBUT reissue", ["3"]), ("bjork tplp", ["1"]), ("moth", ["3"]),
      ("323-2", ["3"]), ("björk björk mother", ["3"]), ("", ["1", "3"]), ("\"*(", ["1", "3"]),
    ])
  func wordsAndBarcode(text: String, ids: [String]) async throws {
    let query = SearchQuery(text: text, barcode: try GTIN(parsing: "5016958997014"))
    #expect(try await catalog().search(query).map(\.id.value) == ids)
  }

  @Test(
    "where none fits all words, the barcode's releases that share more of them are first",
    arguments: [
      ("sigur", ["1", "3"]), ("sigur mother debut", ["3", "1"]), ("mother tplp bjork", ["1", "3"]),
      ("mother reissue tplp", ["3", "1"]), ("jörk", ["1", "3"]),
    ])
  func fewerWords(text: String, ids: [String]) async throws {
    let query = SearchQuery(text: text, barcode: try GTIN(parsing: "5016958997014"))
    #expect(try await catalog().search(query).map(\.id.value) == ids)
  }

  @Test("words do not make up for a barcode that is not in the catalogue")
  func wordsAndUnknownBarcode() async throws {
    let query = SearchQuery(text: "debut", barcode: try GTIN(parsing: "96385074"))
    #expect(try await catalog().search(query).isEmpty)
  }

  @Test("words of one release find it by the index and by its barcode alike")
  func sameRules() async throws {
    let catalog = try catalog()
    let gtin = try #require(GTIN(digits: "036000291452"))
    for text in ["ágætis", "AGÆTIS", "byrjun sigur", "sm 79", "ros"] {
      let byWords = try await catalog.search(SearchQuery(text: text))
      #expect(byWords == [Self.sigur.summary], "\(text)")
      #expect(try await catalog.search(SearchQuery(text: text, barcode: gtin)) == byWords)
    }
  }
}

import Barcodes
import Releases
import Testing

@testable import CatalogStore

/// Searches as people type them.
struct SearchTests {
  private static let releases: [ReleaseDetail] = [
    release(1, "Spirit Of Eden", "Talk Talk", "Parlophone", "PCSD 105", "GB", "1988", main: true),
    release(2, "Spirit Of Eden", "Talk Talk", "EMI America", "SQ-46977", "US", "1988", "CD"),
    release(3, "The Colour Of Spring", "Talk Talk", "EMI", "EMC 3506", "GB", "1986"),
    release(4, "Exodus", "Bob Marley & The Wailers", "Island", "ILPS 9498", "GB", "1977"),
    release(5, "Catch A Fire", "The Wailers", "Island", "ILPS-9241", "GB", "1973"),
    release(6, "Legend", "Bob Marley", "Island", "BMW X1", "DE", "1984"),
    release(7, "Abbey Road", "The Beatles", "Apple", "PCS 7088", "GB", "1969", main: true),
    release(8, "Eden Is A Place", "Somebody", "None", nil, nil, nil, "CD"),
    release(9, "秘密の花園", "松田聖子", "CBS/Sony", "07SH 1343", "JP", "1983"),
    release(10, "Группа крови", "Кино", "Мелодия", "С60 00001", "SU", "1988"),
    release(
      11, "Matrix", "Runout", "Own", "X 1", "GB", "1990",
      identifiers: [
        ReleaseIdentifier(kind: .matrixRunout, value: "BLAIR'S XPLOSIV 1"),
        ReleaseIdentifier(kind: .barcode, value: "BMD-1012A"),
        ReleaseIdentifier(kind: .barcode, value: "5012394144777"),
        ReleaseIdentifier(kind: .labelCode, value: "LC 00162"),
      ]),
  ]

  private static func release(
    _ number: Int, _ title: String, _ artist: String, _ label: String, _ catalogueNumber: String?,
    _ country: String?, _ year: String?, _ format: String = "Vinyl", main: Bool = false,
    identifiers: [ReleaseIdentifier] = []
  ) -> ReleaseDetail {
    ReleaseDetail(
      id: ReleaseID(source: .discogs, value: String(number)), title: title,
      artists: [ArtistCredit(name: artist)],
      labels: [LabelCredit(name: label, catalogueNumber: catalogueNumber)],
      formats: [ReleaseFormat(name: format, descriptions: format == "Vinyl" ? ["LP"] : [])],
      country: country, released: year,
      tracklist: [Track(position: "A1", title: "Opening of \(title)")], identifiers: identifiers,
      isMainRelease: main)
  }

  private func ids(_ text: String, order: SearchQuery.Order = .relevance) async throws -> [Int] {
    let catalog = try TestCatalog.inMemory(Self.releases)
    return try await catalog.search(SearchQuery(text: text, order: order))
      .map { Int($0.id.value) ?? 0 }
  }

  @Test(
    "words find what has all of them, the best first",
    arguments: [
      ("talk talk spirit of eden", [1, 2]), ("spirit eden talk", [1, 2]),
      ("SPIRIT OF EDEN", [1, 2]),
      ("the beatles", [7]), ("beatles, the", [7]), ("beatles", [7]), ("abbey", [7]),
      ("bob marley and the wailers", [4]), ("bob marley & wailers", [4]), ("wailers", [5, 4]),
      ("opening abbey", [7]), ("кино", [10]), ("КРОВИ", [10]), ("松田聖子", [9]), ("松田", [9]),
      ("花", [9]), ("eden", [1, 2, 8]), ("nothing of this", []),
      ("talk spitit eden", [1, 2]), ("spitit eden", []),
    ])
  func words(text: String, expected: [Int]) async throws {
    #expect(try await ids(text) == expected)
  }

  @Test("an artist is found by the name on the sleeve and by the usual one")
  func usualName() async throws {
    let credit = ArtistCredit(name: "A. Delano", usualName: "Alexi Delano")
    let release = ReleaseDetail(
      id: ReleaseID(source: .discogs, value: "2"), title: "Knockin' Boots", artists: [credit])
    let catalog = try TestCatalog.inMemory([release])
    for text in ["alexi delano", "a. delano boots", "artist:alexi", "artist:\"alexi delano\""] {
      let found = try await catalog.search(SearchQuery(text: text))
      #expect(found.map(\.id) == [release.id], "\(text)")
      #expect(found.first?.artists == [credit])
    }
  }

  @Test(
    "the last word may be typed in part, and any word if none fits as it is",
    arguments: [
      ("tal", [1, 2, 3]), ("spirit ed", [1, 2]), ("spir ede", [1, 2]), ("beat abb", [7]),
    ])
  func beginnings(text: String, expected: [Int]) async throws {
    #expect(try await Set(ids(text)) == Set(expected))
  }

  @Test(
    "catalogue numbers are found however they are spaced",
    arguments: [
      "ILPS 9241", "ilps9241", "ILPS-9241", "ilps-9241", "ilps 09241", "catno:ILPS9241",
      "catno:\"ilps 9241\"", "wailers ilps9241", "catch 9241",
    ])
  func catalogueNumbers(text: String) async throws {
    #expect(try await ids(text).first == 5)
  }

  @Test(
    "filters",
    arguments: [
      ("artist:marley", [4, 6]), ("artist:\"bob marley\"", [4, 6]), ("title:eden", [1, 2, 8]),
      ("title:talk", []), ("label:island", [4, 5, 6]), ("catno:ilps", [4, 5]),
      ("country:gb label:island", [4, 5]), ("country:UK year:1969", [7]),
      ("country:DE,US", [2, 6]), ("year:1977..1979", [4]), ("year:..1970", [7]),
      ("year:1988 format:CD", [2]), ("format:lp year:1988", [1, 10]), ("format:vinyl eden", [1]),
      ("matrix:\"blairs xplosiv\"", [11]), ("barcode:BMD1012A", [11]),
      ("barcode:5012394144777", [11]), ("barcode:501239414477", [11]), ("lc:00162", [11]),
      ("track:abbey", [7]), ("artist:abbey", []), ("year:banana", []), ("artist: abbey", [7]),
      ("\"spirit of eden\"", [1, 2]), ("\"eden spirit\"", []), ("\"opening of exodus\"", [4]),
      ("artist:\"marley bob\"", []),
    ])
  func filters(text: String, expected: [Int]) async throws {
    #expect(try await Set(ids(text)) == Set(expected), "\(text)")
  }

  @Test("results by year and by country")
  func order() async throws {
    #expect(try await ids("label:island", order: .year) == [5, 4, 6])
    #expect(try await ids("eden", order: .country) == [1, 2, 8])
  }

  @Test(
    "a word with one wrong letter gets a suggestion",
    arguments: [
      ("marly", "marley"), ("beatels", "beatles"), ("abbey raod", "abbey road"),
      ("artist:marlez", "artist:marley"), ("exoduss", "exodus"), ("гриппа", "группа"),
      ("beatles", nil), ("talk talk edan", "talk talk eden"), ("qqqqqq", nil), ("", nil),
      ("ilps 9242", nil),
    ] as [(String, String?)])
  func suggestion(text: String, expected: String?) async throws {
    let catalog = try TestCatalog.inMemory(Self.releases)
    #expect(try await catalog.suggestion(for: SearchQuery(text: text))?.text == expected)
  }
}

import Barcodes
import Foundation
import Links
import Releases
import TestSupport
import Testing

/// From a link to what it names.
struct DeepLinkResolverTests {
  private let resolver = DeepLinkResolver(catalog: MemoryCatalog.standard)

  private func barcode(_ digits: String) throws -> DeepLink {
    .search(barcode: try #require(GTIN(digits: digits)))
  }

  @Test("a barcode of one release leads to it")
  func one() async throws {
    let destination = try await resolver.destination(of: barcode("0036000291452"))
    #expect(destination.route == .albumDetail(MemoryCatalog.lone, nil))
    #expect(destination.match?.isCertain == true)
    #expect(destination.match?.releases.map(\.id.value) == ["1"])
  }

  @Test("of a record and a CD the record is the route, the CD stands in the ranking")
  func several() async throws {
    let destination = try await resolver.destination(of: barcode("5012394144777"))
    #expect(destination.route == .albumDetail(MemoryCatalog.record, nil))
    #expect(destination.match?.isCertain == true)
    #expect(destination.match?.releases.map(\.id.value) == ["2", "3"])
  }

  @Test("of two records one is the route, and it is not decided")
  func tied() async throws {
    let destination = try await resolver.destination(of: barcode("96385074"))
    #expect(destination.route == .albumDetail(MemoryCatalog.early, nil))
    #expect(destination.match?.isCertain == false)
  }

  @Test("a barcode that is in no catalogue leads to empty search results")
  func none() async throws {
    let gtin = try #require(GTIN(digits: "4006381333931"))
    let destination = try await resolver.destination(of: .search(barcode: gtin))
    #expect(destination.route == .searchResults(SearchQuery(barcode: gtin), []))
    #expect(destination.match?.isEmpty == true)
  }

  @Test("words lead to search results, also a single one")
  func words() async throws {
    let destination = try await resolver.destination(of: .search(query: "Lone", barcode: nil))
    #expect(
      destination.route
        == .searchResults(SearchQuery(text: "Lone"), [MemoryCatalog.lone.summary]))
  }

  @Test("an id leads to its release, and an unknown one is named")
  func album() async throws {
    let destination = try await resolver.destination(of: .album(id: MemoryCatalog.disc.id))
    #expect(destination.route == .albumDetail(MemoryCatalog.disc, nil))
    let unknown = ReleaseID(source: .discogs, value: "99")
    await #expect(throws: LinkFailure.releaseNotFound(unknown)) {
      try await resolver.destination(of: .album(id: unknown))
    }
  }

  @Test("the scanner needs no catalogue")
  func scanner() async throws {
    let offline = DeepLinkResolver(
      catalog: MemoryCatalog(failure: .temporary(.offline("no route"))))
    #expect(try await offline.destination(of: .scanner).route == .scanner)
  }

  @Test("a catalogue that cannot answer is told as that, for every kind of question")
  func offline() async throws {
    let failure = LookUpFailure.temporary(.rateLimited(retryAfter: 30))
    let resolver = DeepLinkResolver(catalog: MemoryCatalog(failure: failure))
    let links: [DeepLink] = [
      try barcode("5012394144777"), .album(id: MemoryCatalog.lone.id),
      .search(query: "Lone", barcode: nil),
    ]
    for link in links {
      await #expect(throws: LinkFailure.lookUp(failure)) {
        try await resolver.destination(of: link)
      }
    }
  }
}

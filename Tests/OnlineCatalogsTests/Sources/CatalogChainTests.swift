import Barcodes
import OnlineCatalogs
import Problems
import Releases
import TestSupport
import Testing

/// Who is asked, and what is said of those who cannot answer.
struct CatalogChainTests {
  private let gtin = GTIN(digits: "036000291452")!
  private let offline = LookUpFailure.temporary(.offline("no network"))
  private let unauthorized = LookUpFailure.lasting(.unauthorized("refused"))
  private let empty = MemoryCatalog()

  private func chain(_ catalogs: any ReleaseCatalog...) -> CatalogChain {
    CatalogChain(catalogs.enumerated().map { NamedCatalog("\($0 + 1)", $1) })
  }

  @Test("the first that knows a barcode answers, and its name is told")
  func first() async throws {
    let answer = try await chain(empty, MemoryCatalog.standard, MemoryCatalog.standard)
      .answer(toBarcode: gtin)
    #expect(answer.source == "2")
    #expect(answer.value.map(\.id.value) == ["1"])
    let none = try await chain(empty, empty).answer(toBarcode: gtin)
    #expect(none.source == nil)
    #expect(none.value.isEmpty)
  }

  @Test("one that cannot answer now does not keep the others from it")
  func passesOver() async throws {
    for failure in [offline, unauthorized] {
      let failing = MemoryCatalog(failure: failure)
      let answer = try await chain(failing, MemoryCatalog.standard).answer(toBarcode: gtin)
      #expect(answer.source == "2")
      // Nobody knows it, but somebody was not asked: that is not "unknown".
      await #expect(throws: failure) {
        try await chain(failing, empty).pressings(withBarcode: gtin)
      }
      await #expect(throws: failure) {
        try await chain(empty, failing).pressings(withBarcode: gtin)
      }
    }
  }

  @Test("a broken file is not hidden by another catalogue")
  func broken() async throws {
    let failure = LookUpFailure.lasting(.broken("a.sqlite: broken", remedy: .checkCatalog))
    await #expect(throws: failure) {
      try await chain(MemoryCatalog(failure: failure), MemoryCatalog.standard)
        .pressings(withBarcode: gtin)
    }
  }

  @Test(
    "of several releases each comes from the first that knows it; one that is missing may be at the others"
  )
  func severalAtOnce() async throws {
    let ids = ["1", "nothing"].map { ReleaseID(source: .discogs, value: $0) }
    let found = try await chain(empty, MemoryCatalog.standard).releases(ids: ids)
    #expect(found.map { $0?.id.value } == ["1", nil])
    let failing = MemoryCatalog(failure: offline)
    await #expect(throws: offline) {
      try await chain(MemoryCatalog.standard, failing).releases(ids: ids)
    }
    // Whoever is not needed is not asked.
    let one = try await chain(MemoryCatalog.standard, failing).releases(ids: [ids[0]])
    #expect(one.map { $0?.id.value } == ["1"])
  }
}

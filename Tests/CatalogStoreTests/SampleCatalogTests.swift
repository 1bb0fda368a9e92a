import Barcodes
import Foundation
import GRDB
import Releases
import Testing

@testable import CatalogStore

/// The catalogue that ships with the program.
struct SampleCatalogTests {
  private func details(of catalog: CatalogDatabase) throws -> [ReleaseDetail] {
    try catalog.reader.read { database in
      let reading = CatalogReading(database, catalog.dictionary)
      return try Int64.fetchAll(database, sql: "SELECT number FROM release ORDER BY number")
        .compactMap(reading.detail)
    }
  }

  @Test("it holds at least forty records, each with a valid barcode, a title and an artist")
  func records() throws {
    let details = try details(of: try CatalogDatabase.sample())
    #expect(details.count >= 40)
    for detail in details {
      #expect(!detail.gtins.isEmpty, "\(detail.id)")
      #expect(!detail.title.isEmpty, "\(detail.id)")
      #expect(!detail.artists.joined.isEmpty, "\(detail.id)")
      #expect(!detail.formats.isEmpty, "\(detail.id)")
    }
    #expect(Set(details.map(\.id)).count == details.count)
  }

  @Test("most of it is vinyl")
  func vinyl() throws {
    let details = try details(of: try CatalogDatabase.sample())
    let vinyl = details.filter(\.summary.isVinyl)
    #expect(vinyl.count >= 40)
    #expect(vinyl.count * 4 > details.count * 3)
  }

  @Test("its dates and countries have the form they are documented to have")
  func forms() throws {
    for detail in try details(of: try CatalogDatabase.sample()) {
      if let released = detail.released {
        #expect(released.wholeMatch(of: /\d{4}(-\d\d(-\d\d)?)?/) != nil, "\(detail.id)")
      }
      if let country = detail.country {
        #expect(!country.isEmpty && country.count <= 40, "\(detail.id)")
      }
    }
  }

  @Test("some pressings share a barcode, and every barcode leads to its pressings")
  func barcodes() async throws {
    let catalog = try CatalogDatabase.sample()
    var pressings: [GTIN: Set<ReleaseID>] = [:]
    for detail in try details(of: catalog) {
      for gtin in detail.gtins { pressings[gtin, default: []].insert(detail.id) }
    }
    for (gtin, ids) in pressings {
      #expect(Set(try await catalog.pressings(withBarcode: gtin).map(\.id)) == ids)
    }
    let shared = pressings.values.filter { $0.count > 1 }.count
    #expect(shared > 0)
    let info = try catalog.info()
    #expect(info.barcodeCount == pressings.count)
    #expect(info.sharedBarcodeCount == shared)
    #expect(info.releaseCount == (try details(of: catalog).count))
    #expect(info.path == nil)
    #expect(info.source.contains("CC0"))
  }

  @Test("its text is kept as its sources have it, without characters that act on a terminal")
  func text() throws {
    for detail in try details(of: try CatalogDatabase.sample()) {
      let line = detail.title + detail.artists.joined + detail.labels.map(\.name).joined()
      #expect(!line.unicodeScalars.contains { $0.value < 32 || $0.value == 127 }, "\(detail.id)")
    }
  }
}

import CatalogConformance
import Releases
import TestSupport
import Testing

@testable import CatalogStore

/// Every catalogue answers by the same rules.
struct ConformanceTests {
  private let records = CatalogConformance.records

  @Test("a file")
  func file() async throws {
    let folder = try TemporaryFolder()
    try await TestCatalog.write(records, to: folder.path("catalog.sqlite"))
    let catalog = try CatalogDatabase(path: folder.path("catalog.sqlite"))
    #expect(try await CatalogConformance(catalog).violations() == [])
  }

  @Test("a catalogue in memory")
  func inMemory() async throws {
    let catalog = try TestCatalog.inMemory(records)
    #expect(try await CatalogConformance(catalog).violations() == [])
  }

  @Test("the fake of other tests")
  func fake() async throws {
    let catalog = MemoryCatalog(details: records)
    #expect(try await CatalogConformance(catalog).violations() == [])
  }

  @Test("a set of catalogues that have all records together, or all in each")
  func set() async throws {
    let one = try TestCatalog.inMemory(records)
    let none = try TestCatalog.inMemory([])
    for set in [CatalogSet([one]), CatalogSet([none, one]), CatalogSet([one, one])] {
      #expect(try await CatalogConformance(set).violations() == [])
    }
  }

  @Test("a catalogue that lacks a record, or knows one too many, is told")
  func violations() async throws {
    let lacking = MemoryCatalog(details: Array(records.dropFirst()))
    #expect(try await !CatalogConformance(lacking).violations().isEmpty)
    let extra = ReleaseDetail(id: ReleaseID(source: .discogs, value: "10"), title: "Extra")
    #expect(
      try await !CatalogConformance(MemoryCatalog(details: records + [extra])).violations().isEmpty)
  }
}

import CatalogConformance
import Foundation
import Releases
import TestSupport
import Testing

@testable import CatalogStore

/// Files with wrong bytes in them: each question is answered or refused, and nothing crashes.
struct DamagedFileTests {
  @Test("a file with bytes changed or cut off anywhere")
  func damaged() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("catalog.sqlite")
    try await TestCatalog.write(CatalogConformance.records, to: path)
    let whole = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    var random = SeededRandom(seed: 17)
    var refused = 0
    for round in 0..<150 {
      var bytes = whole
      if round.isMultiple(of: 5) {
        bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
      } else {
        for _ in 0..<20 {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
      }
      try folder.write(bytes, to: "damaged.sqlite")
      do {
        let catalog = try CatalogDatabase(path: folder.path("damaged.sqlite"))
        _ = try await CatalogConformance(catalog).violations()
        _ = try await catalog.suggestion(for: SearchQuery(text: "astlei"))
        _ = try catalog.info()
        try catalog.verify()
      } catch {
        #expect(error is LookUpFailure)
        refused += 1
      }
    }
    #expect(refused > 50, "a check that finds nothing is none")
  }

  @Test("verify finds a release that does not decode, and one that is gone")
  func verify() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("catalog.sqlite")
    for sql in [
      "UPDATE release SET detail = x'00010203' WHERE number = 7",
      "DELETE FROM release WHERE number = 7",
    ] {
      try await TestCatalog.write(CatalogConformance.records, to: path)
      try CatalogDatabase(path: path).verify()
      try SQLiteConnection(path: path).execute(sql)
      let catalog = try CatalogDatabase(path: path)
      #expect(throws: LookUpFailure.self) { try catalog.verify() }
    }
  }
}

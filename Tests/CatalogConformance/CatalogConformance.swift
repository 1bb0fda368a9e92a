import Barcodes
import Releases

/// What every `ReleaseCatalog` has to do, whether it is a file, a server or a fake.
///
/// A test makes a catalogue of ``records`` and expects ``violations()`` to be empty.
public struct CatalogConformance: Sendable {
  let catalog: any ReleaseCatalog
  let records: [ReleaseDetail]

  /// - Parameters:
  ///   - catalog: one that has these records and nothing else.
  ///   - records: those among ``records`` that the catalogue's source may have, as it tells them.
  public init(_ catalog: any ReleaseCatalog, of records: [ReleaseDetail] = Self.records) {
    self.catalog = catalog
    self.records = records
  }

  /// What the catalogue does wrong, in words; empty if it is as it should be.
  public func violations() async throws -> [String] {
    var violations: [String] = []
    violations += try await barcodes()
    violations += try await ids()
    violations += try await searches()
    violations += try await barcodeSearches()
    violations += try await manyAtOnce()
    return violations
  }

  private func barcodes() async throws -> [String] {
    var violations: [String] = []
    for gtin in Set(records.flatMap(\.gtins)) {
      let pressings = try await catalog.pressings(withBarcode: gtin)
      let wanted = records.filter { $0.gtins.contains(gtin) }
      if pressings.map(\.id).sorted() != wanted.map(\.id).sorted() {
        violations.append("\(gtin) names \(pressings.map(\.id))")
      }
      for pressing in pressings {
        guard let detail = pressing.detail else { continue }
        if try await catalog.release(id: pressing.id) != detail {
          violations.append("\(pressing.id) is another release by barcode than by id")
        }
      }
    }
    if try await !catalog.pressings(withBarcode: Self.unknownBarcode).isEmpty {
      violations.append("a barcode that nothing carries names something")
    }
    return violations
  }

  private func ids() async throws -> [String] {
    var violations: [String] = []
    for record in records {
      var found = try await catalog.release(id: record.id)
      // A catalogue may know how many copies and pressings there are.
      found?.circulation = record.circulation
      if found != record { violations.append("\(record.id) is not what was put in") }
    }
    for id in Self.unknownIDs where try await catalog.release(id: id) != nil {
      violations.append("\(id) is known")
    }
    return violations
  }

  private func searches() async throws -> [String] {
    var violations: [String] = []
    for title in Set(records.map(\.title)) {
      let found = try await catalog.search(SearchQuery(text: title))
      let wanted = records.filter { $0.title == title }.map(\.id)
      if !Set(found.map(\.id)).isSuperset(of: wanted) {
        violations.append("the words '\(title)' find \(found.map(\.id))")
      }
      if Set(found.map(\.id)).count != found.count {
        violations.append("the words '\(title)' find a release twice")
      }
      let one = try await catalog.search(SearchQuery(text: title, limit: 1))
      if one.map(\.id) != Array(found.prefix(1).map(\.id)) {
        violations.append("the first result for '\(title)' is another where one is wanted")
      }
      let years = try await catalog.search(SearchQuery(text: title, order: .year)).map(\.year)
      if years != years.sorted(by: { $0 ?? .max < $1 ?? .max }) {
        violations.append("the years of '\(title)' are not in order")
      }
    }
    for text in [nil, "no record has these words", ""] {
      if try await !catalog.search(SearchQuery(text: text)).isEmpty {
        violations.append("\(text ?? "nothing") finds something")
      }
    }
    return violations
  }

  private func barcodeSearches() async throws -> [String] {
    var violations: [String] = []
    func ids(_ text: String?) async throws -> [ReleaseID] {
      try await catalog.search(SearchQuery(text: text, barcode: Self.sharedBarcode)).map(\.id)
        .sorted()
    }
    let sharing = records.filter { $0.gtins.contains(Self.sharedBarcode) }
    if try await ids(nil) != sharing.map(\.id).sorted() {
      violations.append("a search by barcode gives others than a look-up")
    }
    let title = sharing[0].title
    if try await ids(title) != sharing.filter({ $0.title == title }).map(\.id).sorted() {
      violations.append("words do not choose among the releases of a barcode")
    }
    if try await ids("no record has these words") != sharing.map(\.id).sorted() {
      violations.append("words that no release of a barcode has do not give all of them")
    }
    return violations
  }

  private func manyAtOnce() async throws -> [String] {
    try await withThrowingTaskGroup(of: String?.self) { group in
      for record in records + records + records {
        group.addTask {
          let found = try await catalog.release(id: record.id)
          return found?.id == record.id
            ? nil : "\(record.id) is not found while others are asked for"
        }
      }
      return try await group.reduce(into: []) { $0 += [$1].compactMap { $0 } }
    }
  }
}

extension ReleaseID {
  fileprivate static func < (a: ReleaseID, b: ReleaseID) -> Bool { a.description < b.description }
}

extension [ReleaseID] {
  fileprivate func sorted() -> [ReleaseID] { sorted { $0 < $1 } }
}

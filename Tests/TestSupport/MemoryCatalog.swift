import Barcodes
import Releases

/// A catalogue of a few records, or one that cannot answer. Words fit a whole title.
public struct MemoryCatalog: ReleaseCatalog {
  private let details: [ReleaseDetail]
  private let failure: LookUpFailure?

  public init(details: [ReleaseDetail] = [], failure: LookUpFailure? = nil) {
    self.details = details
    self.failure = failure
  }

  public func pressings(withBarcode gtin: GTIN) async throws(LookUpFailure) -> [Pressing] {
    if let failure { throw failure }
    return details.filter { $0.gtins.contains(gtin) }.map { Pressing($0) }
  }

  public func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    if let failure { throw failure }
    return details.first { $0.id == id }
  }

  public func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary] {
    if let failure { throw failure }
    let known = query.barcode.map { gtin in details.filter { $0.gtins.contains(gtin) } } ?? details
    let fitting = known.filter { $0.title == query.text }
    return query.arranged(
      (query.barcode != nil && fitting.isEmpty ? known : fitting).map(\.summary))
  }
}

extension MemoryCatalog {
  public static let lone = detail(1, "Lone", "Vinyl", "036000291452", released: "1980")
  public static let record = detail(2, "Shared", "Vinyl", "5012394144777", released: "1990")
  public static let disc = detail(3, "Shared", "CD", "5012394144777", released: "1985")
  public static let early = detail(4, "Tied", "Vinyl", "96385074", released: "1977")
  public static let late = detail(5, "Tied", "Vinyl", "96385074", released: "1978")

  public static let standard = MemoryCatalog(details: [late, disc, lone, record, early])

  private static func detail(
    _ number: Int, _ title: String, _ format: String, _ barcode: String, released: String
  ) -> ReleaseDetail {
    ReleaseDetail(
      id: ReleaseID(source: .discogs, value: String(number)), title: title,
      formats: [ReleaseFormat(name: format)], released: released,
      identifiers: [ReleaseIdentifier(kind: .barcode, value: barcode)])
  }
}

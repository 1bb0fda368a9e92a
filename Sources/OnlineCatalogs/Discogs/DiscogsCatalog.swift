import Accounts
import Barcodes
import Foundation
import Releases

/// The catalogue of Discogs, over its interface (https://www.discogs.com/developers).
public struct DiscogsCatalog: ReleaseCatalog {
  /// Where Discogs answers.
  public static let usualBase = URL.https("api.discogs.com")

  let client: SourceClient

  /// - Parameters:
  ///   - base: a mirror's address, or a test's.
  ///   - token: nil for nobody's; Discogs then searches nothing and gives releases by id only.
  public init(
    base: URL = usualBase, token: DiscogsToken?, connections: OnlineConnections
  ) {
    client = SourceClient(
      base: base, token: token, rule: .discogs(withToken: token != nil), terms: .discogs,
      connections: connections)
  }

  public func pressings(withBarcode gtin: GTIN) async throws(LookUpFailure) -> [Pressing] {
    try await translated { () throws(OnlineFailure) in try await self.summaries(gtin) }
      .map { Pressing($0) }
  }

  public func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    try await release(id: id, refreshes: false)
  }

  /// - Parameter refreshes: whether the source is asked even where its reply is kept.
  public func release(
    id: ReleaseID, refreshes: Bool
  ) async throws(LookUpFailure) -> ReleaseDetail? {
    guard id.isDiscogsNumber else { return nil }
    return try await translated { () throws(OnlineFailure) -> DiscogsRelease? in
      try await self.client.value(["releases", id.value], refreshes: refreshes)
    }?.detail
  }

  public func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary] {
    let expression = SearchExpression(query.text ?? "")
    if let barcode = query.barcode {
      let all = try await pressings(withBarcode: barcode).map(\.summary)
      return query.arranged(expression.choosing(among: all))
    }
    let question = expression.discogsQuery
    guard !question.isEmpty, query.limit > 0 else { return [] }
    let count = query.order == .relevance ? min(query.limit, 100) : 100
    let found = try await translated { () throws(OnlineFailure) in
      try await self.results(question, count: count)
    }
    var seen: Set<ReleaseID> = []
    return query.arranged(found.compactMap(\.summary).filter { seen.insert($0.id).inserted })
  }

  /// The pressings of a master, the main one marked; empty for none of that id.
  ///
  /// - Parameter refreshes: as in ``release(id:refreshes:)``.
  /// - Throws: `LookUpFailure`.
  public func versions(
    ofMaster id: ReleaseID, refreshes: Bool = false
  ) async throws(LookUpFailure) -> [ReleaseSummary] {
    guard id.isDiscogsNumber else { return [] }
    return try await translated { () throws(OnlineFailure) -> [ReleaseSummary] in
      let master: DiscogsMaster? = try await self.client.value(
        ["masters", id.value], refreshes: refreshes)
      let page: DiscogsVersions? = try await self.client.value(
        ["masters", id.value, "versions"], [("per_page", "100"), ("page", "1")],
        refreshes: refreshes)
      return (page?.versions ?? []).compactMap { $0.summary(of: master) }
    }
  }

  /// The releases of a barcode. A number with a zero before it may have been typed with it or without:
  /// it is asked for as it is printed most often, and otherwise only where that finds nothing.
  private func summaries(_ gtin: GTIN) async throws(OnlineFailure) -> [ReleaseSummary] {
    let printed = gtin.shortestDigits
    let padded = gtin.ean13Digits.flatMap { $0 == printed ? nil : $0 }
    var found: [ReleaseSummary] = []
    for text in [printed, padded].compactMap({ $0 }) where found.isEmpty {
      found = try await results([("barcode", text)], count: 100)
        .filter { $0.carries(gtin) }.compactMap(\.summary)
    }
    var seen: Set<ReleaseID> = []
    return found.filter { seen.insert($0.id).inserted }
  }

  private func results(
    _ question: [(String, String)], count: Int
  ) async throws(OnlineFailure) -> [DiscogsSearch.Result] {
    let page: DiscogsSearch? = try await client.value(
      ["database", "search"],
      question + [("type", "release"), ("per_page", String(count)), ("page", "1")])
    return page?.results ?? []
  }
}

extension ReleaseID {
  /// Whether Discogs may have it: a number as it writes them.
  var isDiscogsNumber: Bool {
    source == .discogs && value.first != "0" && value.utf8.allSatisfy { (48...57).contains($0) }
  }
}

/// What `body` gives, with a failure in the words of look-ups.
func translated<Value>(
  _ body: () async throws(OnlineFailure) -> Value
) async throws(LookUpFailure) -> Value {
  do {
    return try await body()
  } catch {
    throw error.lookUpFailure
  }
}

import Barcodes
import Foundation
import ReleaseSources
import Releases

/// The catalogue of MusicBrainz, over its web service
/// (https://musicbrainz.org/doc/MusicBrainz_API).
public struct MusicBrainzCatalog: ReleaseCatalog {
  /// Where MusicBrainz answers.
  public static let usualBase = URL.https("musicbrainz.org")

  let client: SourceClient

  /// - Parameter base: a mirror's address, or a test's.
  public init(base: URL = usualBase, connections: OnlineConnections) {
    client = SourceClient(
      base: base, token: nil, rule: .musicBrainz, terms: .musicBrainz, connections: connections)
  }

  public func pressings(withBarcode gtin: GTIN) async throws(LookUpFailure) -> [Pressing] {
    let texts = Set([gtin.shortestDigits, gtin.ean13Digits].compactMap { $0 }).sorted()
    let question = texts.map { "barcode:\($0)" }.joined(separator: " OR ")
    return try await results(question, count: 100)
      .filter { $0.gtins.contains(gtin) }.map { Pressing($0.summary) }
  }

  public func release(id: ReleaseID) async throws(LookUpFailure) -> ReleaseDetail? {
    try await release(id: id, refreshes: false)
  }

  /// - Parameter refreshes: whether the source is asked even where its reply is kept.
  public func release(
    id: ReleaseID, refreshes: Bool
  ) async throws(LookUpFailure) -> ReleaseDetail? {
    try await record(id, refreshes: refreshes)?.detail(cover: Self.cover)
  }

  /// The release that MusicBrainz links to a page of Discogs.
  public func release(
    linkedTo id: ReleaseID
  ) async throws(LookUpFailure) -> ReleaseDetail? {
    guard id.isDiscogsNumber else { return nil }
    let page = "https://www.discogs.com/release/\(id.value)"
    let links = try await translated { () throws(OnlineFailure) -> Links? in
      try await self.client.value(
        ["ws", "2", "url"], [("resource", page), ("inc", "release-rels"), ("fmt", "json")])
    }
    let linked = Set((links?.relations ?? []).compactMap { $0.release?.id })
    guard linked.count == 1, let mbid = linked.first else { return nil }
    return try await release(id: ReleaseID(source: .musicBrainz, value: mbid.lowercased()))
  }

  public func search(_ query: SearchQuery) async throws(LookUpFailure) -> [ReleaseSummary] {
    let expression = SearchExpression(query.text ?? "")
    if let barcode = query.barcode {
      let all = try await pressings(withBarcode: barcode).map(\.summary)
      return query.arranged(expression.choosing(among: all))
    }
    guard let question = expression.musicBrainzQuery, query.limit > 0 else { return [] }
    let count = query.order == .relevance ? min(query.limit, 100) : 100
    return query.arranged(try await results(question, count: count).map(\.summary))
  }

  private func record(
    _ id: ReleaseID, refreshes: Bool = false
  ) async throws(LookUpFailure) -> MusicBrainzRelease? {
    guard id.source == .musicBrainz, UUID(uuidString: id.value) != nil else { return nil }
    return try await translated { () throws(OnlineFailure) -> MusicBrainzRelease? in
      try await self.client.value(
        ["ws", "2", "release", id.value], [("inc", Self.details), ("fmt", "json")],
        refreshes: refreshes)
    }
  }

  private func results(
    _ question: String, count: Int
  ) async throws(LookUpFailure) -> [ReleaseDetail] {
    let page = try await translated { () throws(OnlineFailure) -> Page? in
      try await self.client.value(
        ["ws", "2", "release"],
        [("query", question), ("limit", String(count)), ("fmt", "json")])
    }
    return (page?.releases ?? []).compactMap { $0.detail() }
  }

  /// Results, those of the highest score first.
  private struct Page: Decodable {
    let releases: [MusicBrainzRelease]
  }

  /// What is linked to an address.
  private struct Links: Decodable {
    let relations: [Link]?

    struct Link: Decodable {
      let release: Release?
    }

    struct Release: Decodable {
      let id: String
    }
  }

  private static let details = """
    artist-credits+labels+media+recordings+release-groups+artist-rels+label-rels+place-rels+url-rels
    """

  /// The front cover at the Cover Art Archive, 500 pixels wide.
  private static func cover(_ id: ReleaseID) -> String {
    "https://coverartarchive.org/release/\(id.value)/front-500"
  }
}

extension URL {
  /// A host's address.
  static func https(_ host: String) -> URL {
    var parts = URLComponents()
    parts.scheme = "https"
    parts.host = host
    // Nothing but a broken host name makes it nil.
    return parts.url ?? URL(filePath: "/")
  }
}

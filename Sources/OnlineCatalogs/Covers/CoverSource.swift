import Foundation
import Releases

/// Pictures of covers: at the addresses that Discogs gives to users with a token, and at the Cover Art
/// Archive (https://musicbrainz.org/doc/Cover_Art_Archive/API).
public struct CoverSource: Sendable {
  /// Where the Cover Art Archive answers.
  public static let usualArchive = URL.https("coverartarchive.org")
  /// How many bytes a picture may have.
  public static let byteLimit = 16 << 20

  private let archive: URL
  private let discogs: DiscogsCatalog?
  private let connections: OnlineConnections

  /// - Parameters:
  ///   - archive: a mirror's address, or a test's.
  ///   - discogs: nil where nobody is signed in; Discogs then names no picture.
  public init(
    archive: URL = usualArchive, discogs: DiscogsCatalog?, connections: OnlineConnections
  ) {
    self.archive = archive
    self.discogs = discogs
    self.connections = connections
  }

  /// The bytes of a picture of the front, which nobody has looked at; nil where the source has none.
  ///
  /// - Throws: `LookUpFailure`.
  public func cover(of id: ReleaseID) async throws(LookUpFailure) -> Data? {
    switch id.source {
    case .discogs:
      guard let address = try await discogs?.release(id: id)?.images.first?.address,
        let url = URL(string: address), url.host?.isEmpty == false
      else { return nil }
      return try await picture(url, .discogs)
    case .musicBrainz:
      guard UUID(uuidString: id.value) != nil else { return nil }
      return try await picture(
        ["release", id.value, "front-500"].reduce(archive) { $0.appendingPathComponent($1) },
        .musicBrainz)
    }
  }

  private func picture(_ url: URL, _ terms: CacheTerms) async throws(LookUpFailure) -> Data? {
    let address = url.absoluteString
    if let kept = await connections.cache?.entry(address), kept.isFresh { return kept.body }
    let client = SourceClient(
      base: url, token: nil, rule: .pictures, terms: terms, connections: connections)
    return try await translated { () throws(OnlineFailure) -> Data? in
      // The address comes from a reply: a picture is nothing that is worth plain http.
      guard url.scheme == "https" || url.isLoopback else {
        throw client.failure(.unexpected("a picture at \(url.scheme ?? "no")://"))
      }
      let reply = try await client.paced(
        HTTPRequest(url, headers: ["Accept": "image/*"], limit: Self.byteLimit))
      switch reply.status {
      case 200:
        guard reply.headers["content-type"]?.hasPrefix("image/") == true else {
          throw client.failure(.unexpected("no picture"))
        }
        await connections.cache?.keep(
          reply.body, etag: reply.headers["etag"], of: address, terms)
        return reply.body
      case 404:
        await connections.cache?.keep(nil, etag: nil, of: address, terms)
        return nil
      default: throw client.failure(.status(reply.status, nil))
      }
    }
  }
}

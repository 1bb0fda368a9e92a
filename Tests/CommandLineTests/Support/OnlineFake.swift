import Foundation
import LocalServer
import Synchronization

/// A server that speaks as Discogs and as MusicBrainz do, and knows one record in both, linked.
final class OnlineFake: Sendable {
  static let token = "t0psecret"
  static let mbid = "b84ee12a-09ef-421b-82de-0441a926375b"
  static let barcode = SamplePhoto.unknownBarcode
  static let discogsID = "discogs:77"
  static let musicBrainzID = "musicbrainz:\(mbid)"

  let server: LocalServer

  /// - Parameters:
  ///   - headers: of every reply.
  ///   - before: is called with each request before it is answered.
  init(
    headers: [String: String] = [:], before: @escaping @Sendable (ServerRequest) -> Void = { _ in }
  ) throws {
    server = try LocalServer { request in
      before(request)
      var reply = Self.reply(to: request)
      reply.headers.merge(headers) { _, given in given }
      return reply
    }
  }

  /// What was asked for, without the query.
  var paths: [String] { server.log.map(\.path) }

  /// Options that lead the program here.
  var options: [String] { DiscogsFake.options(server.url.absoluteString) }

  /// Somebody who is signed in.
  static let signedIn = ["VINYLCRATE_DISCOGS_TOKEN": token, "VINYLCRATE_ONLINE": "yes"]
  /// Somebody who has no token, so that MusicBrainz alone is asked.
  static let anonymous = ["VINYLCRATE_ONLINE": "yes"]

  private static func reply(to request: ServerRequest) -> ServerReply {
    if request.path.hasPrefix("/ws/2/") { return musicBrainz(request) }
    let authorization = request.headers["authorization"]
    guard authorization == "Discogs token=\(token)" || authorization == nil else {
      return .json(["message": "Invalid consumer token."], status: 401)
    }
    var reply = discogs(request, isSignedIn: authorization != nil)
    reply.headers["X-Discogs-Ratelimit"] = "60"
    reply.headers["X-Discogs-Ratelimit-Used"] = "1"
    return reply
  }

  private static func discogs(_ request: ServerRequest, isSignedIn: Bool) -> ServerReply {
    switch request.path {
    case "/oauth/identity", "/database/search":
      guard isSignedIn else { return .json(["message": "You must authenticate."], status: 401) }
      guard request.path == "/database/search" else {
        return .json(["id": 1, "username": "ada"])
      }
      let isFound = request.query["barcode"] == barcode || request.query["q"] == "far away"
      return .json([
        "results": isFound
          ? [["id": 77, "type": "release", "title": "Ada - Far Away", "barcode": [barcode]]] : []
      ])
    case "/releases/77":
      return .json([
        "id": 77, "title": "Far Away", "artists": [["name": "Ada (2)", "anv": ""]],
        "formats": [["name": "Vinyl", "qty": "1", "descriptions": ["LP"]]], "country": "UK",
        "released": "1987", "identifiers": [["type": "Barcode", "value": barcode]],
        "master_id": 5, "community": ["have": 912, "want": 340],
      ])
    case "/masters/5":
      return .json(["id": 5, "title": "Far Away", "main_release": 77, "artists": [["name": "Ada"]]])
    case "/masters/5/versions":
      return .json([
        "versions": [
          ["id": 77, "title": "Far Away", "country": "UK", "released": "1987"],
          [
            "id": 78, "title": "Far Away", "country": "Germany", "released": "1988",
            "label": "Island", "catno": "258 331",
          ],
        ]
      ])
    case "/marketplace/stats/77":
      return .json(["num_for_sale": 12, "lowest_price": ["value": 4.5, "currency": "EUR"]])
    case "/": return .json(["hello": "Welcome."])
    default: return .json(["message": "Not found."], status: 404)
    }
  }

  private static func musicBrainz(_ request: ServerRequest) -> ServerReply {
    switch request.path {
    case "/ws/2/release":
      let isFound = request.query["query"]?.contains(barcode) == true
      return .json(["releases": isFound ? [release(isWhole: false)] : []])
    case "/ws/2/release/\(mbid)": return .json(release(isWhole: true))
    case "/ws/2/url" where request.query["resource"] == page:
      return .json(["relations": [["type": "discogs", "release": ["id": mbid]]]])
    default: return .json(["error": "Not Found"], status: 404)
    }
  }

  private static let page = "https://www.discogs.com/release/77"

  /// Only a whole release names its links.
  static func release(isWhole: Bool) -> [String: Any] {
    var release: [String: Any] = [
      "id": mbid, "title": "Far Away", "artist-credit": [["name": "Ada", "joinphrase": ""]],
      "date": "1987", "country": "GB", "barcode": barcode, "media": [["format": "12\" Vinyl"]],
    ]
    if isWhole { release["relations"] = [["type": "discogs", "url": ["resource": page]]] }
    return release
  }
}

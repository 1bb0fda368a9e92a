import Foundation
import LocalServer

/// A server that speaks as Discogs and as MusicBrainz do, and knows one record at Discogs.
struct DiscogsFake {
  static let token = "t0psecret"
  let server: LocalServer

  init(barcode: String) throws {
    server = try LocalServer { request in
      let isKnown = request.headers["authorization"] == "Discogs token=\(Self.token)"
      return switch request.path {
      case "/ws/2/release": .json(["releases": [Any]()])
      case _ where !isKnown: .json(["message": "Invalid consumer token."], status: 401)
      case "/oauth/identity": .json(["id": 1, "username": "ada"])
      case "/database/search":
        .json([
          "results": request.query["barcode"] == barcode
            ? [["id": 77, "type": "release", "title": "Ada - Far Away", "barcode": [barcode]]] : []
        ])
      case "/releases/77":
        .json([
          "id": 77, "title": "Far Away", "artists": [["name": "Ada (2)", "anv": ""]],
          "formats": [["name": "Vinyl", "qty": "1", "descriptions": ["LP"]]], "country": "UK",
          "released": "1987", "identifiers": [["type": "Barcode", "value": barcode]],
        ])
      default: .json(["message": "Not found."], status: 404)
      }
    }
  }

  /// Options that lead the program here.
  var options: [String] { Self.options(server.url.absoluteString) }

  static func options(_ address: String) -> [String] {
    ["--discogs-url", address, "--musicbrainz-url", address]
  }

  /// What was asked for, without the query.
  var paths: [String] { server.log.map(\.path) }
}

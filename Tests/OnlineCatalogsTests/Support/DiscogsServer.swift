import Barcodes
import Foundation
import LocalServer
import Releases

/// Answers as Discogs does, from some records.
struct DiscogsServer: Sendable {
  let records: [ReleaseDetail]

  func reply(to request: ServerRequest) -> ServerReply {
    guard request.headers["authorization"] == "Discogs token=s3cret" else {
      return .json(["message": "You must authenticate to access this resource."], status: 401)
    }
    let path = request.path.split(separator: "/").map(String.init)
    switch path.first {
    case "oauth": return .json(["id": 1, "username": "example"])
    case "releases" where path.count == 2:
      guard let record = records.first(where: { $0.id.value == path[1] }) else {
        return .json(["message": "Release not found."], status: 404)
      }
      return .json(Self.release(record))
    case "database":
      let found = records.filter { fits($0, request.query) }
      let count = Int(request.query["per_page"] ?? "") ?? 50
      return .json(["results": found.prefix(count).map(Self.result)])
    default: return .json(["message": "The requested resource was not found."], status: 404)
    }
  }

  private func fits(_ record: ReleaseDetail, _ query: [String: String]) -> Bool {
    if let barcode = query["barcode"] {
      // As the site does: a number with a zero before it is another text. A GTIN of 14 digits is not
      // printed, and stands for what is.
      return record.identifiers.contains { identifier in
        let digits = identifier.value.filter(\.isNumber)
        return (digits.count == 14 ? identifier.gtin?.shortestDigits ?? "" : digits) == barcode
      }
    }
    let words = (query["q"] ?? "").split(separator: " ")
    return !words.isEmpty && words.allSatisfy { record.title.contains($0) }
  }

  private static func result(_ record: ReleaseDetail) -> [String: Any] {
    [
      "type": "release", "id": Int(record.id.value) ?? 0,
      "title": (record.artists.isEmpty ? "" : record.artists.joined + " - ") + record.title,
      "barcode": record.identifiers.map(\.value),
      "year": record.summary.year.map(String.init) ?? "",
      "label": record.labels.map(\.name), "catno": record.labels.first?.catalogueNumber ?? "",
      "format": record.formats.first.map { [$0.name] + $0.descriptions } ?? [],
    ]
  }

  private static func release(_ record: ReleaseDetail) -> [String: Any] {
    [
      "id": Int(record.id.value) ?? 0, "title": record.title, "status": "Accepted",
      "artists": record.artists.map { ["name": $0.name, "anv": "", "join": $0.join ?? ""] },
      "labels": record.labels.map { ["name": $0.name, "catno": $0.catalogueNumber ?? ""] },
      "formats": record.formats.map { format in
        [
          "name": format.name, "qty": String(format.quantity), "text": format.text ?? "",
          "descriptions": format.descriptions,
        ]
      },
      "country": record.country == "GB" ? "UK" : record.country ?? "",
      "released": record.released ?? "", "genres": record.genres, "styles": record.styles,
      "tracklist": record.tracklist.map {
        [
          "type_": "track", "position": $0.position, "title": $0.title,
          "duration": $0.duration ?? "",
        ]
      },
      "identifiers": record.identifiers.map { identifier in
        [
          "type": identifier.kind == .barcode ? "Barcode" : "Matrix / Runout",
          "value": identifier.value, "description": identifier.note ?? "",
        ]
      },
      "master_id": record.master.flatMap { Int($0.value) } ?? 0,
      "images": record.images.map {
        ["uri": $0.address, "width": $0.width ?? 0, "height": $0.height ?? 0]
      },
      "extraartists": record.contributions.map {
        ["name": $0.name, "role": $0.role, "tracks": $0.tracks ?? ""]
      },
      "companies": record.companies.map {
        ["name": $0.name, "entity_type_name": $0.role, "catno": $0.catalogueNumber ?? ""]
      },
      "notes": record.notes ?? "", "community": ["have": 1, "want": 2],
    ]
  }
}

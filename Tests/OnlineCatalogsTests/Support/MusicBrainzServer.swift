import Barcodes
import Foundation
import LocalServer
import Releases

/// Answers as MusicBrainz does, from some records.
struct MusicBrainzServer: Sendable {
  let records: [ReleaseDetail]

  func reply(to request: ServerRequest) -> ServerReply {
    let path = request.path.split(separator: "/").map(String.init)
    guard path.starts(with: ["ws", "2", "release"]) else { return .json([:], status: 404) }
    if path.count == 4 {
      guard let record = records.first(where: { $0.id.value == path[3] }) else {
        return .json(["error": "Not Found", "help": "…"], status: 404)
      }
      return .json(Self.release(record))
    }
    let found = records.filter { fits($0, request.query["query"] ?? "") }
    let count = Int(request.query["limit"] ?? "") ?? 25
    return .json(["count": found.count, "releases": found.prefix(count).map(Self.release)])
  }

  /// Knows `barcode:…` and the words of `release:"…"`.
  private func fits(_ record: ReleaseDetail, _ query: String) -> Bool {
    let parts = query.split { " ()".contains($0) }
    func values(_ field: String) -> [String] {
      parts.filter { $0.hasPrefix(field) }
        .map { $0.dropFirst(field.count).trimmingCharacters(in: ["\""]) }
    }
    let barcodes = values("barcode:")
    guard barcodes.isEmpty else {
      return record.gtins.contains { barcodes.contains($0.shortestDigits) }
    }
    let words = values("release:")
    return !words.isEmpty && words.allSatisfy { record.title.contains($0) }
  }

  private static func release(_ record: ReleaseDetail) -> [String: Any] {
    [
      "id": record.id.value, "title": record.title, "score": 100,
      "artist-credit": record.artists.map { ["name": $0.name, "joinphrase": $0.join ?? ""] },
      "date": record.released ?? "", "country": record.country ?? "",
      "barcode": record.identifiers.first?.value ?? "",
      "media": record.formats.map { format in ["format": format.name] },
      "release-group": ["id": record.master?.value ?? ""],
    ]
  }
}

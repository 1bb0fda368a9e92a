import Foundation
import Releases

/// The releases that ship with the program, in the form of the dumps that they come from.
struct SampleReleases {
  private let releases: [ReleaseDetail]

  /// Where the sources of the project are.
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardized

  /// The sample photos, in the order of their names.
  static var photos: [String] {
    get throws {
      let folder = project.appendingPathComponent("SampleImages")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".jpg") || $0.hasSuffix(".png") }.sorted()
        .map { folder.appendingPathComponent($0).path }
    }
  }

  init() throws {
    let file = Self.project
      .appendingPathComponent("Sources/CatalogStore/Resources/sample-catalogue.jsonl")
    let decoder = JSONDecoder()
    releases = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { try decoder.decode(ReleaseDetail.self, from: Data($0.utf8)) }
  }

  /// A dump of Discogs' releases among them.
  var discogs: [UInt8] {
    let mine = releases.filter { $0.id.source == .discogs }
    return Array("<releases>\n\(mine.map(\.xml).joined(separator: "\n"))\n</releases>\n".utf8)
  }

  /// A dump of MusicBrainz' releases among them.
  var musicBrainz: [UInt8] {
    get throws {
      try releases.filter { $0.id.source == .musicBrainz }.flatMap {
        try Array(JSONSerialization.data(withJSONObject: $0.musicBrainz)) + [UInt8(ascii: "\n")]
      }
    }
  }
}

extension ReleaseDetail {
  fileprivate var xml: String {
    let artists = artists.map {
      "<artist><id>1</id>\(tag("name", $0.name))<anv/>\(tag("join", $0.join))</artist>"
    }
    let labels = labels.map {
      "<label name=\"\($0.name.escaped)\" catno=\"\(($0.catalogueNumber ?? "none").escaped)\"/>"
    }
    let formats = formats.map {
      "<format name=\"\($0.name)\" qty=\"\($0.quantity)\" text=\"\(($0.text ?? "").escaped)\">"
        + "<descriptions>\($0.descriptions.map { tag("description", $0) }.joined())</descriptions>"
        + "</format>"
    }
    let tracks = tracklist.map {
      "<track>\(tag("position", $0.position))\(tag("title", $0.title))"
        + "\(tag("duration", $0.duration))</track>"
    }
    let identifiers = identifiers.filter { $0.kind == .barcode }.map {
      "<identifier type=\"Barcode\" value=\"\($0.value.escaped)\"/>"
    }
    return """
      <release id="\(id.value)" status="Accepted"><artists>\(artists.joined())</artists>\
      \(tag("title", title))<labels>\(labels.joined())</labels><formats>\(formats.joined())\
      </formats>\(tag("country", country))\(tag("released", released))\
      \(tag("master_id", master?.value))<tracklist>\(tracks.joined())</tracklist>\
      <identifiers>\(identifiers.joined())</identifiers></release>
      """
  }

  private func tag(_ name: String, _ text: String?) -> String {
    text.map { "<\(name)>\($0.escaped)</\(name)>" } ?? ""
  }

  fileprivate var musicBrainz: [String: Any] {
    [
      "id": id.value, "title": title, "country": country as Any? ?? NSNull(),
      "date": released as Any? ?? NSNull(),
      "barcode": identifiers.first { $0.kind == .barcode }?.value as Any? ?? NSNull(),
      "artist-credit": artists.map { ["name": $0.name, "joinphrase": $0.join ?? ""] },
      "label-info": labels.map {
        ["label": ["name": $0.name], "catalog-number": $0.catalogueNumber as Any? ?? NSNull()]
      },
      "media": formats.flatMap { format in
        Array(
          repeating: ["format": format.name == "Vinyl" ? "12\" Vinyl" : format.name],
          count: format.quantity)
      },
      "release-group": ["id": master?.value ?? ""],
    ]
  }
}

extension String {
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}

import Foundation
import Releases

extension ImportedCopy {
  /// ``release`` as a library keeps it.
  var savedRelease: SavedRelease {
    SavedRelease(
      id: release.id, detail: encodedRelease, traits: ReleaseTraits(release.summary))
  }

  /// ``release`` as ``LibraryDatabase`` encodes it, byte for byte.
  ///
  /// A row says little of a release. To write that down takes a tenth of the time that an encoder for
  /// values of any kind takes.
  var encodedRelease: Data {
    var json = ReleaseJSON()
    json.list("{\"artists\":", release.artists) { json, artist in
      json.string("{\"name\":", artist.name)
      json.text("}")
    }
    json.text(",\"companies\":[],\"contributions\":[]")
    json.list(",\"formats\":", release.formats) { json, format in
      json.list("{\"descriptions\":", format.descriptions) { $0.string("", $1) }
      json.string(",\"name\":", format.name)
      json.text(",\"quantity\":\(format.quantity)}")
    }
    json.string(",\"genres\":[],\"id\":", release.id.description)
    json.text(",\"identifiers\":[],\"images\":[],\"isMainRelease\":false")
    json.list(",\"labels\":", release.labels) { json, label in
      json.text("{")
      if let number = label.catalogueNumber {
        json.string("\"catalogueNumber\":", number)
        json.text(",")
      }
      json.string("\"name\":", label.name)
      json.text("}")
    }
    if let released = release.released { json.string(",\"released\":", released) }
    json.string(",\"styles\":[],\"title\":", release.title)
    json.text(",\"tracklist\":[]}")
    return Data(json.bytes)
  }
}

/// JSON as `JSONEncoder` writes it.
private struct ReleaseJSON {
  private(set) var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(512)
  }

  mutating func text(_ text: String) { bytes += text.utf8 }

  mutating func string(_ key: String, _ value: String) {
    text(key)
    text("\"")
    for byte in value.utf8 { append(byte) }
    text("\"")
  }

  mutating func list<Value>(
    _ key: String, _ values: [Value], _ write: (inout ReleaseJSON, Value) -> Void
  ) {
    text(key)
    text("[")
    for (index, value) in values.enumerated() {
      if index > 0 { text(",") }
      write(&self, value)
    }
    text("]")
  }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      bytes += [UInt8(ascii: "\\"), byte]
    case 0x08: text("\\b")
    case 0x09: text("\\t")
    case 0x0A: text("\\n")
    case 0x0C: text("\\f")
    case 0x0D: text("\\r")
    case 0..<0x20: text("\\u00" + UInt32(byte).hexadecimal(digits: 2))
    default: bytes.append(byte)
    }
  }
}

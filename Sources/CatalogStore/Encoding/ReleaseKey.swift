import Releases

/// How a catalogue file numbers its releases: a Discogs number is its own key, so that it needs no
/// index; every other id gets the next number above all of Discogs' numbers, and a row that says
/// which id that is.
enum ReleaseKey {
  /// Numbers from here on are given by the file.
  static let firstGiven: Int64 = 1 << 40

  /// The key of a Discogs number in its usual form; nil for any other id.
  static func number(of id: ReleaseID) -> Int64? {
    guard id.source == .discogs, let number = Int64(id.value), number > 0, number < firstGiven,
      id.value.utf8.first != UInt8(ascii: "0"), id.value.utf8.first != UInt8(ascii: "+")
    else { return nil }
    return number
  }

  static func id(ofNumber number: Int64) -> ReleaseID {
    ReleaseID(source: .discogs, value: String(number))
  }

  /// The bytes of an id: a varint for a Discogs number, 16 bytes for an MBID, else its text; the first
  /// byte says which.
  static func bytes(of id: ReleaseID) -> [UInt8] {
    var writer = ByteWriter(capacity: 17)
    if let number = number(of: id) {
      writer.write(0 as UInt8)
      writer.write(UInt64(number))
    } else if id.source == .musicBrainz, let bytes = MBID.bytes(of: id.value) {
      writer.write(1 as UInt8)
      writer.write(raw: bytes)
    } else {
      writer.write(2 as UInt8)
      writer.write(id.description)
    }
    return writer.bytes
  }

  static func id(_ reader: inout ByteReader) throws(ByteReader.Malformed) -> ReleaseID {
    switch try reader.byte() {
    case 0: return id(ofNumber: Int64(truncatingIfNeeded: try reader.unsigned()))
    case 1: return ReleaseID(source: .musicBrainz, value: MBID.text(of: try reader.raw(16)))
    default:
      guard let id = ReleaseID(try reader.text()) else { throw ByteReader.Malformed() }
      return id
    }
  }

  /// A number by which the pressings of a master are counted.
  ///
  /// MBIDs are random, so that 62 of their bits tell them apart.
  static func master(_ id: ReleaseID) -> Int64 {
    if let number = number(of: id) { return number }
    let bytes = MBID.bytes(of: id.value) ?? Array(id.description.utf8)
    // FNV-1a.
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return Int64(hash >> 2) | 1 << 62
  }
}

/// The id of MusicBrainz: a UUID in lower case.
enum MBID {
  /// The 16 bytes; nil unless the text is the usual form of a UUID, so that ``text(of:)`` gives it back.
  static func bytes(of text: String) -> [UInt8]? {
    var text = text
    return text.withUTF8 { utf8 in
      guard utf8.count == 36 else { return nil }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(16)
      var high: UInt8?
      for (index, character) in utf8.enumerated() {
        if [8, 13, 18, 23].contains(index) {
          guard character == UInt8(ascii: "-") else { return nil }
          continue
        }
        let digit: UInt8
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = character - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = character - UInt8(ascii: "a") + 10
        default: return nil
        }
        if let first = high {
          bytes.append(first << 4 | digit)
          high = nil
        } else {
          high = digit
        }
      }
      return bytes
    }
  }

  static func text(of bytes: UnsafeRawBufferPointer) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(index) { text.append(UInt8(ascii: "-")) }
      text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// The marker segments of a JPEG file before its first scan (ITU-T T.81, section B.1.1.4).
struct JPEGSegments: Sequence, IteratorProtocol {
  struct Segment {
    /// The second byte of its marker, such as 0xE1 for APP1.
    let marker: UInt8
    let payload: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  /// Where the next marker begins.
  private var offset = 2

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next segment that is there as a whole.
  mutating func next() -> Segment? {
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // Any number of fill bytes may come before a marker.
      if marker == 0xFF {
        offset += 1
        continue
      }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      let end = offset + 2 + length
      // The start of the scan, or the end of the picture.
      guard marker != 0xDA, marker != 0xD9, length >= 2, end <= bytes.count else { return nil }
      defer { offset = end }
      return Segment(marker: marker, payload: bytes[(offset + 4)..<end])
    }
    return nil
  }

  /// The first APP1 segment that has the header of EXIF: XMP uses APP1 too.
  var exif: EXIF? {
    first { $0.marker == 0xE1 && $0.payload.starts(with: EXIF.header) }
      .map { EXIF($0.payload.dropFirst(EXIF.header.count)) }
  }
}

import Imaging

/// What a reader needs of EXIF: which way up the picture is (Exif 2.32, clause 4.6).
///
/// A missing or broken block means upright: a picture is not refused for its metadata.
enum EXIF {
  private static let header = Array("Exif\0\0".utf8)

  static func orientation(inJPEG bytes: [UInt8]) -> ImageOrientation {
    block(inJPEG: bytes).map { orientation(inTIFF: $0) } ?? .up
  }

  /// Looks through the segments before the scan for APP1 with the Exif header.
  static func block(inJPEG bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      let end = offset + 2 + length
      guard marker != 0xDA, marker != 0xD9, length >= 2, end <= bytes.count else { break }
      let payload = bytes[(offset + 4)..<end]
      if marker == 0xE1, payload.starts(with: header) {
        return payload.dropFirst(header.count)
      }
      offset = end
    }
    return nil
  }

  /// Looks through the chunks for eXIf (PNG, third edition, clause 11.3.4.5).
  static func orientation(inPNG bytes: [UInt8]) -> ImageOrientation {
    let chunk = PNGChunks(bytes).first { $0.type.elementsEqual("eXIf".utf8) }
    return chunk.map { orientation(inTIFF: $0.data) } ?? .up
  }

  /// The content of WebP's EXIF chunk, in which some writers keep the header that only JPEG needs.
  static func orientation(inWebP chunk: ArraySlice<UInt8>) -> ImageOrientation {
    orientation(inTIFF: chunk.starts(with: header) ? chunk.dropFirst(header.count) : chunk)
  }

  /// Tag 0x0112 of the first directory of a TIFF block.
  static func orientation(inTIFF block: ArraySlice<UInt8>) -> ImageOrientation {
    let tiff = Array(block)
    guard tiff.count >= 8 else { return .up }
    let bigEndian = tiff[0] == 0x4D

    func integer(at offset: Int, bytes count: Int) -> Int? {
      bigEndian
        ? tiff.bigEndian(at: offset, count: count) : tiff.littleEndian(at: offset, count: count)
    }

    guard let directory = integer(at: 4, bytes: 4),
      let entries = integer(at: directory, bytes: 2)
    else { return .up }
    for entry in 0..<entries {
      let offset = directory + 2 + 12 * entry
      guard let tag = integer(at: offset, bytes: 2) else { break }
      if tag == 0x0112, let value = integer(at: offset + 8, bytes: 2) {
        return UInt8(exactly: value).flatMap(ImageOrientation.init(rawValue:)) ?? .up
      }
    }
    return .up
  }
}

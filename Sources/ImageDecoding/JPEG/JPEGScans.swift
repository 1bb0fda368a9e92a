import Glibc

/// How the picture of a JPEG file is stored: at once, or in scans that add to each other (ITU-T T.81,
/// sections B.1.1 and G.1).
struct JPEGScans {
  /// How many scans there are up to the end of the picture.
  private(set) var count = 0
  /// Whether decoders expect more than one scan, and keep all coefficients until the last: the first one is of a
  /// progressive frame, or lacks components.
  private(set) var areMany = true

  /// Goes from marker to marker as libjpeg-turbo does, over whatever is between them: to the first scan of all
  /// components of a frame that is not progressive, after which it takes no other.
  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 2
      var (isProgressive, componentCount) = (false, UInt8?.none)
      while let start = bytes.place(of: 0xFF, from: offset), start + 1 < bytes.count {
        offset = start + 2
        switch bytes[start + 1] {
        // Stuffed zeros, fill bytes, restart markers and others without a length.
        case 0x00, 0x01, 0xD0...0xD8: break
        case 0xFF: offset = start + 1
        case 0xD9: return
        case let marker:
          guard start + 3 < bytes.count else { return }
          if [0xC2, 0xC6, 0xCA, 0xCE].contains(marker) { isProgressive = true }
          if [0xC0, 0xC1, 0xC9].contains(marker), start + 9 < bytes.count {
            componentCount = bytes[start + 9]
          }
          if marker == 0xDA {
            count += 1
            if count == 1, !isProgressive, start + 4 < bytes.count,
              bytes[start + 4] == componentCount
            {
              areMany = false
              return
            }
          }
          offset += max(2, Int(bytes[start + 2]) << 8 | Int(bytes[start + 3]))
        }
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte is first, from a place that may be beyond the end.
  fileprivate func place(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}

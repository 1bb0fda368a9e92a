import Imaging

/// The two headers of a BMP file and what they say about the rows: those of Windows 2 to 5
/// (BITMAPCOREHEADER to BITMAPV5HEADER) and of OS/2.
struct BMPHeader {
  enum Compression: Int {
    case none = 0
    case runs8 = 1
    case runs4 = 2
    case bitFields = 3
    case alphaBitFields = 6
  }

  let width: Int
  let height: Int
  /// Rows come from the bottom to the top unless this is set.
  let isTopDown: Bool
  let bitsPerPixel: Int
  let compression: Compression
  /// The byte at which the rows begin.
  let pixelOffset: Int
  /// The bits of red, green and blue in a pixel of 16 or 32 bits.
  let masks: [Int]
  /// The colours of the palette; as many as a pixel can name.
  let palette: [RGB]

  init(_ bytes: [UInt8]) throws(ImageDecodingError) {
    func integer(_ offset: Int, _ count: Int) throws(ImageDecodingError) -> Int {
      guard let value = bytes.littleEndian(at: offset, count: count) else {
        throw .damaged(format: .bmp, reason: "the header ends early", offset: bytes.count)
      }
      return value
    }
    pixelOffset = try integer(10, 4)
    let size = try integer(14, 4)
    let isCore = size == 12
    let hasCompression = size >= 40
    let signedHeight: Int
    if isCore {
      width = try integer(18, 2)
      signedHeight = try integer(20, 2)
      bitsPerPixel = try integer(24, 2)
    } else {
      width = try integer(18, 4)
      signedHeight = Int(Int32(truncatingIfNeeded: try integer(22, 4)))
      bitsPerPixel = try integer(28, 2)
    }
    isTopDown = signedHeight < 0
    height = Int(signedHeight.magnitude)
    guard (12...1024).contains(size), (1...Int(Int32.max)).contains(width), height > 0 else {
      throw .damaged(format: .bmp, reason: "impossible header", offset: 14)
    }

    let method = hasCompression ? try integer(30, 4) : 0
    // The numbers 3 and 4 mean something else in OS/2's header of 64 bytes.
    guard let compression = Compression(rawValue: method), size != 64 || method < 3 else {
      throw .unsupported(format: .bmp, feature: "compression \(method)")
    }
    let depths: [Int] =
      switch compression {
      case .none: [1, 2, 4, 8, 16, 24, 32]
      case .runs8: [8]
      case .runs4: [4]
      case .bitFields, .alphaBitFields: [16, 32]
      }
    guard depths.contains(bitsPerPixel) else {
      throw .unsupported(format: .bmp, feature: "\(bitsPerPixel) bits a pixel")
    }
    self.compression = compression

    let hasMasks = compression == .bitFields || compression == .alphaBitFields
    if hasMasks {
      masks = [try integer(54, 4), try integer(58, 4), try integer(62, 4)]
    } else {
      masks = bitsPerPixel == 16 ? [0x7C00, 0x03E0, 0x001F] : [0xFF0000, 0xFF00, 0xFF]
    }

    var palette: [RGB] = []
    if bitsPerPixel <= 8 {
      let entrySize = isCore ? 3 : 4
      let most = 1 << bitsPerPixel
      let named = hasCompression ? try integer(46, 4) : 0
      for entry in 0..<(named == 0 ? most : min(named, most)) {
        let offset = 14 + size + entry * entrySize
        palette.append(
          RGB(
            red: UInt8(try integer(offset + 2, 1)), green: UInt8(try integer(offset + 1, 1)),
            blue: UInt8(try integer(offset, 1))))
      }
      let black = RGB(red: 0, green: 0, blue: 0)
      palette += [RGB](repeating: black, count: most - palette.count)
    }
    self.palette = palette
  }
}

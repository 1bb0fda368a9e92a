import Imaging

/// What a GIF file says before the pixels of its first frame (GIF89a, sections 17 to 23).
struct GIFHeader {
  struct Frame {
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    let isInterlaced: Bool

    /// The rows in the order in which they are stored (GIF89a, appendix E).
    var rowOrder: [Int] {
      guard isInterlaced else { return Array(0..<height) }
      return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
        Array(stride(from: first, to: height, by: step))
      }
    }
  }

  /// Width of the screen in pixels, or more where the frame goes beyond it.
  let width: Int
  /// Height of the screen in pixels, or more where the frame goes beyond it.
  let height: Int
  let frame: Frame
  /// 256 colours; the transparent one is white, and those that the file does not have are black.
  let palette: [RGB]
  /// How many bits a pixel has in the codes, from 1 to 8.
  let codeBits: Int
  /// The byte at which the codes begin.
  let dataOffset: Int

  init(_ bytes: [UInt8]) throws(ImageDecodingError) {
    let screenFlags = try bytes.gifNumber(at: 10, count: 1)
    var offset = 13
    let screenPalette = try Self.palette(bytes, flags: screenFlags, &offset)
    let transparent = try Self.skipToFrame(bytes, &offset)

    let (left, top) = (
      try bytes.gifNumber(at: offset + 1, count: 2), try bytes.gifNumber(at: offset + 3, count: 2)
    )
    let flags = try bytes.gifNumber(at: offset + 9, count: 1)
    frame = Frame(
      left: left, top: top, width: try bytes.gifNumber(at: offset + 5, count: 2),
      height: try bytes.gifNumber(at: offset + 7, count: 2), isInterlaced: flags & 0x40 != 0)
    guard frame.width > 0, frame.height > 0 else {
      throw .damaged(format: .gif, reason: "no width or height", offset: offset + 5)
    }
    // Some writers leave the screen empty.
    width = max(try bytes.gifNumber(at: 6, count: 2), left + frame.width)
    height = max(try bytes.gifNumber(at: 8, count: 2), top + frame.height)

    offset += 10
    guard var palette = try Self.palette(bytes, flags: flags, &offset) ?? screenPalette else {
      throw .unsupported(format: .gif, feature: "no colour table")
    }
    if let transparent { palette[transparent] = .white }
    self.palette = palette

    codeBits = try bytes.gifNumber(at: offset, count: 1)
    guard (1...8).contains(codeBits) else {
      throw .damaged(format: .gif, reason: "impossible code size", offset: offset)
    }
    dataOffset = offset + 1
  }

  /// The colour table at `offset`, where the flags of a screen or a frame say that there is one.
  private static func palette(
    _ bytes: [UInt8], flags: Int, _ offset: inout Int
  ) throws(ImageDecodingError) -> [RGB]? {
    guard flags & 0x80 != 0 else { return nil }
    let count = 2 << (flags & 7)
    guard offset + 3 * count <= bytes.count else { throw .gifEndsEarly(at: bytes.count) }
    var palette = [RGB](repeating: RGB(red: 0, green: 0, blue: 0), count: 256)
    for index in 0..<count {
      let color = offset + 3 * index
      palette[index] = RGB(red: bytes[color], green: bytes[color + 1], blue: bytes[color + 2])
    }
    offset += 3 * count
    return palette
  }

  /// Moves `offset` to the first image descriptor; gives the transparent colour that an extension
  /// before it names.
  private static func skipToFrame(
    _ bytes: [UInt8], _ offset: inout Int
  ) throws(ImageDecodingError) -> Int? {
    var transparent: Int?
    while true {
      switch try bytes.gifNumber(at: offset, count: 1) {
      case 0x2C: return transparent
      case 0x21:
        if try bytes.gifNumber(at: offset + 1, count: 2) == 0x04F9 {
          let hasTransparent = try bytes.gifNumber(at: offset + 3, count: 1) & 1 != 0
          transparent = hasTransparent ? try bytes.gifNumber(at: offset + 6, count: 1) : nil
        }
        offset += 2
        // Blocks of up to 255 bytes, each after its length; one of length 0 is the last.
        while case let length = try bytes.gifNumber(at: offset, count: 1), length > 0 {
          offset += 1 + length
        }
        offset += 1
      case 0x3B: throw .damaged(format: .gif, reason: "no picture", offset: offset)
      default: throw .damaged(format: .gif, reason: "an unknown block", offset: offset)
      }
    }
  }
}

extension [UInt8] {
  fileprivate func gifNumber(at offset: Int, count: Int) throws(ImageDecodingError) -> Int {
    guard let number = littleEndian(at: offset, count: count) else {
      throw .gifEndsEarly(at: self.count)
    }
    return number
  }
}

extension ImageDecodingError {
  static func gifEndsEarly(at offset: Int) -> ImageDecodingError {
    .damaged(format: .gif, reason: "the file ends early", offset: offset)
  }
}

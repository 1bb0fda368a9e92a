import Imaging

/// How the pixels of a BMP row become colours.
struct BMPSample {
  private let bits: Int
  private let palette: [RGB]
  private let channels: [Channel]

  /// Where one colour lies in a pixel.
  private struct Channel {
    let shift: Int
    let maximum: Int

    init(mask: Int) {
      shift = mask == 0 ? 0 : mask.trailingZeroBitCount
      maximum = mask >> shift
    }

    func value(in pixel: Int) -> UInt8 {
      maximum == 0 ? 0 : UInt8(((pixel >> shift) & maximum) * 255 / maximum)
    }
  }

  init(_ header: BMPHeader) {
    bits = header.bitsPerPixel
    palette = header.palette
    channels = header.masks.map(Channel.init)
  }

  /// - Precondition: `row` is the byte at which a row of more than `x` pixels begins, all there.
  func color(_ bytes: [UInt8], row: Int, x: Int) -> RGB {
    switch bits {
    case 1, 2, 4, 8:
      let position = x * bits
      let index = Int(bytes[row + position / 8]) >> (8 - bits - position % 8) & ((1 << bits) - 1)
      return palette[index]
    case 24:
      let offset = row + 3 * x
      return RGB(red: bytes[offset + 2], green: bytes[offset + 1], blue: bytes[offset])
    default:
      let offset = row + bits / 8 * x
      var pixel = Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
      if bits == 32 { pixel |= Int(bytes[offset + 2]) << 16 | Int(bytes[offset + 3]) << 24 }
      return RGB(
        red: channels[0].value(in: pixel), green: channels[1].value(in: pixel),
        blue: channels[2].value(in: pixel))
    }
  }
}

/// BMP files of every kind.
public enum BMPWriter {
  /// How the pixels are stored.
  public enum Kind: Sendable, CaseIterable {
    case bits1, bits4, bits8, bits16, bits24, bits32
    case bitFields565, bitFields32
    case runs4, runs8
    case core8, core24
  }

  public static func bytes(
    _ picture: GrayPixels, _ kind: Kind = .bits24, isTopDown: Bool = false
  ) -> [UInt8] {
    let (bits, compression, isCore) = layout(kind)
    let colors = bits <= 8 ? 1 << bits : 0
    var palette: [UInt8] = []
    for index in 0..<colors {
      let color = Array(picture.color(UInt8(index * 255 / (colors - 1))).reversed())
      palette += isCore ? color : color + [0]
    }
    let masks: [Int] =
      switch kind {
      case .bitFields565: [0xF800, 0x07E0, 0x001F]
      case .bitFields32: [0xFF00_0000, 0x00FF_0000, 0x0000_FF00]
      default: []
      }
    let headerSize = isCore ? 12 : 40
    let offset = 14 + headerSize + 4 * masks.count + palette.count
    let rows = (0..<picture.height).map { isTopDown ? $0 : picture.height - 1 - $0 }
    var body: [UInt8] = []
    for y in rows {
      let row = Array(picture.pixels[(y * picture.width)..<((y + 1) * picture.width)])
      body += kind == .runs4 || kind == .runs8 ? runs(row, bits) : plain(row, picture, kind, bits)
    }
    if kind == .runs4 || kind == .runs8 { body += [0, 1] }

    let height = isTopDown ? -picture.height : picture.height
    var file = Array("BM".utf8) + little(offset + body.count, 4) + little(0, 4) + little(offset, 4)
    file += little(headerSize, 4)
    if isCore {
      file += little(picture.width, 2) + little(height, 2) + little(1, 2) + little(bits, 2)
    } else {
      file += little(picture.width, 4) + little(height, 4) + little(1, 2) + little(bits, 2)
      file += little(compression, 4) + little(body.count, 4) + little(2835, 4) + little(2835, 4)
      file += little(0, 4) + little(0, 4)
    }
    return file + masks.flatMap { little($0, 4) } + palette + body
  }

  private static func layout(_ kind: Kind) -> (bits: Int, compression: Int, isCore: Bool) {
    switch kind {
    case .bits1: (1, 0, false)
    case .bits4: (4, 0, false)
    case .bits8: (8, 0, false)
    case .bits16: (16, 0, false)
    case .bits24: (24, 0, false)
    case .bits32: (32, 0, false)
    case .bitFields565: (16, 3, false)
    case .bitFields32: (32, 3, false)
    case .runs4: (4, 2, false)
    case .runs8: (8, 1, false)
    case .core8: (8, 0, true)
    case .core24: (24, 0, true)
    }
  }

  private static func plain(
    _ row: [UInt8], _ picture: GrayPixels, _ kind: Kind, _ bits: Int
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    switch bits {
    case 1, 4, 8:
      for start in stride(from: 0, to: row.count, by: 8 / bits) {
        var byte = 0
        for index in 0..<(8 / bits) {
          let pixel = start + index < row.count ? Int(row[start + index]) >> (8 - bits) : 0
          byte = byte << bits | pixel
        }
        bytes.append(UInt8(byte))
      }
    default:
      for color in row.map(picture.color) {
        let (red, green, blue) = (Int(color[0]), Int(color[1]), Int(color[2]))
        switch kind {
        case .bits16: bytes += little((red >> 3) << 10 | (green >> 3) << 5 | blue >> 3, 2)
        case .bitFields565: bytes += little((red >> 3) << 11 | (green >> 2) << 5 | blue >> 3, 2)
        case .bits32: bytes += little(red << 16 | green << 8 | blue, 4)
        case .bitFields32: bytes += little(red << 24 | green << 16 | blue << 8, 4)
        default: bytes += little(red << 16 | green << 8 | blue, 3)
        }
      }
    }
    return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }

  /// Runs of equal pixels, every fourth group of pixels as they are.
  private static func runs(_ row: [UInt8], _ bits: Int) -> [UInt8] {
    let indices = row.map { Int($0) >> (8 - bits) }
    var (bytes, x, group): ([UInt8], Int, Int) = ([], 0, 0)
    while x < indices.count {
      group += 1
      if group.isMultiple(of: 4), indices.count - x >= 5 {
        let literal = indices[x..<(x + 5)]
        bytes += [0, 5]
        if bits == 8 {
          bytes += literal.map(UInt8.init) + [0]
        } else {
          let padded = Array(literal) + [0]
          bytes += stride(from: 0, to: 6, by: 2).map {
            UInt8(padded[$0] << 4 | padded[$0 + 1])
          }
          bytes.append(0)
        }
        x += 5
      } else {
        let length = min(255, indices[x...].prefix { $0 == indices[x] }.count)
        bytes += [UInt8(length), UInt8(bits == 8 ? indices[x] : indices[x] * 17)]
        x += length
      }
    }
    return bytes + [0, 0]
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

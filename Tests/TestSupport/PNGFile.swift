/// A PNG file (PNG, third edition) written without any library: stored deflate blocks, no filters.
public struct PNGFile: Sendable {
  /// The colour types of the standard's table 11.1.
  public enum ColorType: UInt8, Sendable, CaseIterable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    public var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  public let width: Int
  public let height: Int
  public let bitDepth: Int
  public let colorType: ColorType
  /// Row by row, pixel by pixel, channel by channel; each below 2 to the power of ``bitDepth``.
  public let samples: [Int]
  /// Bytes of the PLTE chunk.
  public var palette: [UInt8]?
  /// Bytes of the tRNS chunk.
  public var transparency: [UInt8]?
  /// Bytes of the eXIf chunk.
  public var exif: [UInt8]?
  /// Whether the pixels stand in the seven passes of Adam7.
  public var isInterlaced = false

  public init(width: Int, height: Int, bitDepth: Int, colorType: ColorType, samples: [Int]) {
    precondition(samples.count == width * height * colorType.channels)
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.samples = samples
  }

  public init(_ picture: GrayPicture) {
    self.init(
      width: picture.width, height: picture.height, bitDepth: 8, colorType: .gray,
      samples: picture.pixels.map(Int.init))
  }

  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The bytes of an IHDR chunk's data.
  public static func header(
    width: Int, height: Int, bitDepth: Int, colorType: ColorType, isInterlaced: Bool = false
  ) -> [UInt8] {
    Checksum.bigEndian(UInt32(width)) + Checksum.bigEndian(UInt32(height))
      + [UInt8(bitDepth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }

  /// A chunk with its length and checksum.
  public static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return Checksum.bigEndian(UInt32(data.count)) + body
      + Checksum.bigEndian(Checksum.crc32(of: body))
  }

  /// The whole file.
  public var bytes: [UInt8] {
    let header = Self.header(
      width: width, height: height, bitDepth: bitDepth, colorType: colorType,
      isInterlaced: isInterlaced)
    var file = Self.signature + Self.chunk("IHDR", header)
    if let palette { file += Self.chunk("PLTE", palette) }
    if let transparency { file += Self.chunk("tRNS", transparency) }
    if let exif { file += Self.chunk("eXIf", exif) }
    return file + Self.chunk("IDAT", Zlib.stored(scanlines)) + Self.chunk("IEND", [])
  }

  /// Start and step of the seven passes in x and y (clause 8.2), or the one pass that is no
  /// interlacing.
  private var passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] {
    guard isInterlaced else { return [(0, 0, 1, 1)] }
    return [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
  }

  private var scanlines: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(samples.count * max(1, bitDepth / 8) + height)
    for pass in passes where pass.x < width {
      for y in stride(from: pass.y, to: height, by: pass.stepY) {
        bytes.append(0)
        append(row: y, from: pass.x, by: pass.stepX, to: &bytes)
      }
    }
    return bytes
  }

  private func append(row y: Int, from start: Int, by step: Int, to bytes: inout [UInt8]) {
    var (held, bits) = (0, 0)
    for x in stride(from: start, to: width, by: step) {
      for channel in 0..<colorType.channels {
        let sample = samples[(y * width + x) * colorType.channels + channel]
        held = held << bitDepth | sample
        bits += bitDepth
        while bits >= 8 {
          bits -= 8
          bytes.append(UInt8(held >> bits & 255))
          held &= (1 << bits) - 1
        }
      }
    }
    if bits > 0 { bytes.append(UInt8(held << (8 - bits) & 255)) }
  }
}

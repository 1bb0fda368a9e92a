import Imaging

/// How luma and chroma are meant (ISO/IEC 23091-2, clause 8).
struct HEIFColorProfile {
  /// Whether luma goes from 16 to 235 and chroma from 16 to 240.
  let isLimited: Bool
  /// The parts of red and blue in luma; nil where the planes are green, blue and red themselves.
  private let weights: (red: Float, blue: Float)?

  /// Levels from 0 to 255, as of opacity.
  static let levels = HEIFColorProfile(isFullRange: true, matrix: 2)

  /// - Parameter matrix: the number of the matrix coefficients.
  init(isFullRange: Bool, matrix: Int) {
    isLimited = !isFullRange
    weights =
      switch matrix {
      case 0: nil
      case 1: (0.2126, 0.0722)
      case 9: (0.2627, 0.0593)
      default: (0.299, 0.114)
      }
  }

  /// What the first property of that kind says; nil where there is none.
  init?(in properties: [Box], of bytes: [UInt8]) {
    for property in properties where property.type == "colr" {
      var fields = BoxFields(bytes, in: property.content)
      // Before the matrix are the primaries and the transfer characteristics.
      guard fields.type() == "nclx", fields.number(4) != nil, let matrix = fields.number(2),
        let flags = fields.number(1)
      else { continue }
      self.init(isFullRange: flags & 0x80 != 0, matrix: matrix)
      return
    }
    return nil
  }

  /// Whether the planes are green, blue and red.
  var isRGB: Bool { weights == nil }

  /// The colour of a pixel; of a gray picture both chromas are 128.
  func color(_ luma: UInt8, cb: UInt8, cr: UInt8) -> RGB {
    func level(_ value: Float) -> UInt8 { UInt8(min(max(value + 0.5, 0), 255)) }
    guard let (red, blue) = weights else { return RGB(red: cr, green: luma, blue: cb) }
    let y = Float(isLimited ? Luma.ofLimitedRange[Int(luma)] : luma)
    let range: Float = isLimited ? 255.0 / 224 : 1
    let (b, r) = ((Float(cb) - 128) * range, (Float(cr) - 128) * range)
    let green = 1 - red - blue
    return RGB(
      red: level(y + 2 * (1 - red) * r),
      green: level(y - (2 * red * (1 - red) * r + 2 * blue * (1 - blue) * b) / green),
      blue: level(y + 2 * (1 - blue) * b))
  }
}

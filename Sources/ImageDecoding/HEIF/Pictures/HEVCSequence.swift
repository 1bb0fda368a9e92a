/// What a sequence parameter set of HEVC says of its pictures (ITU-T H.265, clause 7.3.2.2).
struct HEVCSequence {
  /// Width in pixels, of which fewer than 64 may be cut off: pictures are coded in whole blocks.
  let width: Int
  /// Height in pixels, of which fewer than 64 may be cut off.
  let height: Int
  /// The size of each chroma plane as a part of the luma plane's.
  let chroma: Double
  let bits: Int

  /// - Parameter unit: a NAL unit with its header of two bytes.
  init?(_ unit: ArraySlice<UInt8>) {
    var fields = HEVCBits(unit.dropFirst(2))
    _ = fields.number(4)
    guard let layers = fields.number(3), fields.skip(1), Self.skipProfile(&fields, layers),
      fields.exponential() != nil, let format = fields.exponential(), format <= 3,
      format != 3 || fields.skip(1), let width = fields.exponential(),
      let height = fields.exponential(), let isCropped = fields.number(1)
    else { return nil }
    var cropped = (width: width, height: height)
    if isCropped == 1 {
      guard let left = fields.exponential(), let right = fields.exponential(),
        let top = fields.exponential(), let bottom = fields.exponential()
      else { return nil }
      cropped.width -= (format == 1 || format == 2 ? 2 : 1) * (left + right)
      cropped.height -= (format == 1 ? 2 : 1) * (top + bottom)
    }
    let isBlock = width - cropped.width < 64 && height - cropped.height < 64
    (self.width, self.height) = isBlock ? cropped : (width, height)
    chroma = [0, 0.25, 0.5, 1][format]
    bits = 8 + (fields.exponential() ?? 8)
  }

  /// Passes over profile_tier_level (clause 7.3.3).
  private static func skipProfile(_ fields: inout HEVCBits, _ layers: Int) -> Bool {
    guard fields.skip(96) else { return false }
    var lengths: [Int] = []
    for _ in 0..<layers {
      guard let hasProfile = fields.number(1), let hasLevel = fields.number(1) else { return false }
      lengths += [88 * hasProfile, 8 * hasLevel]
    }
    if layers > 0 { lengths.append(2 * (8 - layers)) }
    // The bits that fill up to eight layers come before what the layers have.
    return fields.skip(lengths.reduce(0, +))
  }
}

/// The bits of a NAL unit without the bytes that keep start codes out of it (clause 7.4.2).
private struct HEVCBits {
  private var bytes: [UInt8] = []
  private var position = 0

  init(_ unit: ArraySlice<UInt8>) {
    var zeros = 0
    // No header is longer.
    for byte in unit.prefix(512) {
      if zeros >= 2, byte == 3 {
        zeros = 0
        continue
      }
      zeros = byte == 0 ? zeros + 1 : 0
      bytes.append(byte)
    }
  }

  mutating func skip(_ count: Int) -> Bool {
    position += count
    return position <= 8 * bytes.count
  }

  mutating func number(_ count: Int) -> Int? {
    let start = position
    guard skip(count) else { return nil }
    var value = 0
    for place in start..<position {
      let bit = bytes[place / 8] >> UInt8(7 - place % 8) & 1
      value = value << 1 | Int(bit)
    }
    return value
  }

  /// A number in the code of clause 9.2, below 2^32.
  mutating func exponential() -> Int? {
    var zeros = 0
    while let bit = number(1) {
      if bit == 1 { return number(zeros).map { (1 << zeros) - 1 + $0 } }
      zeros += 1
      guard zeros < 32 else { return nil }
    }
    return nil
  }
}

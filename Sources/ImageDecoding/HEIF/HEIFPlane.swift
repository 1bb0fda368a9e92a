import CHeif

/// One plane of a picture that libheif holds: samples of up to 8 bits in a byte each, of up to 16
/// in two, the lower first.
struct HEIFPlane {
  /// Width in pixels.
  let width: Int
  /// Height in pixels.
  let height: Int
  private let stride: Int
  private let bits: Int
  private let start: UnsafePointer<UInt8>

  /// Nil where the picture has no such plane; it is valid as long as the picture.
  init?(_ image: OpaquePointer?, _ channel: heif_channel) {
    var stride: Int32 = 0
    guard heif_image_has_channel(image, channel) != 0,
      let start = heif_image_get_plane_readonly(image, channel, &stride)
    else { return nil }
    self.start = start
    self.stride = Int(stride)
    width = Int(heif_image_get_width(image, channel))
    height = Int(heif_image_get_height(image, channel))
    bits = Int(heif_image_get_bits_per_pixel_range(image, channel))
    let sampleBytes = bits > 8 ? 2 : 1
    guard width > 0, height > 0, (1...16).contains(bits), self.stride >= width * sampleBytes else {
      return nil
    }
  }

  /// Writes `width` × `height` samples of 8 bits, row by row.
  func copy(to target: UnsafeMutableBufferPointer<UInt8>) {
    for y in 0..<height {
      for x in 0..<width { target[y * width + x] = sample(x: x, y: y) }
    }
  }

  /// The sample at a place within `width` and `height`, in 8 bits.
  @inline(__always)
  func sample(x: Int, y: Int) -> UInt8 {
    let row = start + y * stride
    return if bits > 8 {
      UInt8(truncatingIfNeeded: (Int(row[2 * x]) | Int(row[2 * x + 1]) << 8) >> (bits - 8))
    } else {
      row[x] << (8 - bits)
    }
  }
}

import CHeif
import Imaging

/// How luma and chroma are meant, by the colour information of the pixels or else of the item
/// (ISO/IEC 23091-2, clause 8).
struct HEIFColorProfile {
  /// Whether luma goes from 16 to 235 and chroma from 16 to 240.
  let isLimited: Bool
  /// The parts of red and blue in luma; nil where the planes are green, blue and red themselves.
  private let weights: (red: Float, blue: Float)?

  /// What libheif makes of RGB, whatever the file says about its own luma.
  static let converted = HEIFColorProfile(isLimited: false, weights: (0.299, 0.114))

  private init(isLimited: Bool, weights: (red: Float, blue: Float)?) {
    self.isLimited = isLimited
    self.weights = weights
  }

  init(of image: OpaquePointer?, _ handle: OpaquePointer?) {
    var profile: UnsafeMutablePointer<heif_color_profile_nclx>?
    defer { heif_nclx_color_profile_free(profile) }
    if heif_image_get_nclx_color_profile(image, &profile).code != heif_error_Ok {
      heif_image_handle_get_nclx_color_profile(handle, &profile)
    }
    let weights: (red: Float, blue: Float)? =
      switch profile?.pointee.matrix_coefficients {
      case heif_matrix_coefficients_RGB_GBR: nil
      case heif_matrix_coefficients_ITU_R_BT_709_5: (0.2126, 0.0722)
      case heif_matrix_coefficients_ITU_R_BT_2020_2_non_constant_luminance: (0.2627, 0.0593)
      default: (0.299, 0.114)
      }
    self.init(
      isLimited: profile.map { $0.pointee.full_range_flag == 0 } ?? false, weights: weights)
  }

  /// The colour of a pixel; of a gray picture both chromas are 128.
  func color(luma: UInt8, cb: UInt8, cr: UInt8) -> RGB {
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

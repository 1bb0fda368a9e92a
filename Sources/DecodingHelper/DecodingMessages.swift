import ImageDecoding
import Imaging

/// What the helper is asked to do with a picture file, whose bytes follow.
struct DecodingRequest: Codable {
  enum Work: Codable {
    case pages
    case preview(page: Int?, longestSide: Int)
    case captureTime
  }

  let work: Work
  let pixelLimit: Int
  /// The processor time that the work may take.
  let seconds: Int
}

/// What the helper answers. Only ``page(number:_:)`` is followed by more: the next page or ``end``.
enum DecodingReply: Codable {
  /// A decoded page; `width` × `height` bytes of luma follow.
  case page(number: Int?, DecodedPage)
  case failedPage(number: Int?, ImageDecodingError)
  /// There are no more pages.
  case end
  /// A preview; `width` × `height` pixels of red, green and blue follow.
  case preview(SmallPicture)
  case failedPreview(ImageDecodingError)
  case captureTime(Int?)
}

/// A ``DecodedImage`` without its pixels.
struct DecodedPage: Codable {
  let format: ImageFormat
  let width: Int
  let height: Int
  /// ``ImageOrientation``
  let orientation: UInt8
  let damage: ImageDecodingError?
}

/// A ``DecodedPreview`` without its pixels.
struct SmallPicture: Codable {
  let width: Int
  let height: Int
  let uprightWidth: Int
  let uprightHeight: Int
  let damage: ImageDecodingError?
}

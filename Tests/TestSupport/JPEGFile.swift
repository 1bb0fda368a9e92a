import CTurboJPEG

/// JPEG files, encoded by libjpeg-turbo.
public enum JPEGFile {
  /// How the pixels given are laid out.
  public enum Layout: Sendable {
    case gray
    case rgb
    /// Inverted as Adobe writes it: 255 is no ink.
    case cmyk

    fileprivate var format: TJPF {
      switch self {
      case .gray: TJPF_GRAY
      case .rgb: TJPF_RGB
      case .cmyk: TJPF_CMYK
      }
    }
  }

  /// How chroma is stored.
  public enum Subsampling: Sendable, CaseIterable {
    case full
    case half
    case quarter
    case none

    fileprivate var subsampling: TJSAMP {
      switch self {
      case .full: TJSAMP_444
      case .half: TJSAMP_422
      case .quarter: TJSAMP_420
      case .none: TJSAMP_GRAY
      }
    }
  }

  public static func bytes(
    width: Int, height: Int, layout: Layout, pixels: [UInt8], subsampling: Subsampling,
    quality: Int = 100, isProgressive: Bool = false
  ) -> [UInt8] {
    guard let handle = tjInitCompress() else { return [] }
    defer { tjDestroy(handle) }
    var buffer: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let status = tjCompress2(
      handle, pixels, Int32(width), 0, Int32(height), Int32(layout.format.rawValue), &buffer,
      &count, Int32(subsampling.subsampling.rawValue), Int32(quality),
      isProgressive ? TJFLAG_PROGRESSIVE : 0)
    defer { tjFree(buffer) }
    guard status == 0, let buffer else { return [] }
    return Array(UnsafeBufferPointer(start: buffer, count: Int(count)))
  }

  public static func bytes(_ picture: GrayPicture, quality: Int = 95) -> [UInt8] {
    bytes(
      width: picture.width, height: picture.height, layout: .gray, pixels: picture.pixels,
      subsampling: .none, quality: quality)
  }

  /// The file with an APP1 segment of EXIF data behind its first marker.
  public static func inserting(exif: [UInt8], into file: [UInt8]) -> [UInt8] {
    let payload = Array("Exif\0\0".utf8) + exif
    let length = payload.count + 2
    return file[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + payload
      + file[2...]
  }
}

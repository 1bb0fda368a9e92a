import CTurboJPEG

/// JPEG files by libjpeg-turbo.
public enum JPEGWriter {
  public static func bytes(
    _ picture: GrayPixels, quality: Int = 95, isProgressive: Bool = false, isColor: Bool = false
  ) -> [UInt8] {
    guard let handle = tjInitCompress() else { return [] }
    defer { tjDestroy(handle) }
    var output: UnsafeMutablePointer<UInt8>?
    defer { tjFree(output) }
    var count: UInt = 0
    tjCompress2(
      handle, isColor ? picture.rgb : picture.pixels, Int32(picture.width), 0,
      Int32(picture.height), Int32(isColor ? TJPF_RGB.rawValue : TJPF_GRAY.rawValue), &output,
      &count, Int32(isColor ? TJSAMP_420.rawValue : TJSAMP_GRAY.rawValue), Int32(quality),
      isProgressive ? TJFLAG_PROGRESSIVE : 0)
    return Array(UnsafeBufferPointer(start: output, count: Int(count)))
  }

  /// The file with an APP1 segment of EXIF data after its first marker.
  public static func adding(exif: [UInt8], to file: [UInt8]) -> [UInt8] {
    let payload = Array("Exif\0\0".utf8) + exif
    let length = payload.count + 2
    return Array(file[..<2]) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + payload
      + Array(file[2...])
  }

  /// A progressive file whose last scan comes again and again.
  public static func repeatingLastScan(of file: [UInt8], times: Int) -> [UInt8] {
    guard let scan = file.indices.last(where: { file[$0...].starts(with: [0xFF, 0xDA]) }) else {
      return file
    }
    let last = file[scan..<(file.count - 2)]
    return Array(file[..<scan]) + (0..<times).flatMap { _ in last } + file.suffix(2)
  }

  /// An EXIF block that holds an orientation alone.
  public static func exif(orientation: UInt8) -> [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      + [0, 0, 0, 0]
  }
}

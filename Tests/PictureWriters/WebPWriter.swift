import CWebP

/// WebP files by libwebp, and their extended form by hand.
public enum WebPWriter {
  /// - Parameter quality: from 0 to 100; nil for no loss.
  public static func bytes(_ picture: GrayPixels, quality: Float? = 95) -> [UInt8] {
    var output: UnsafeMutablePointer<UInt8>?
    defer { WebPFree(output) }
    let (width, height) = (Int32(picture.width), Int32(picture.height))
    let count =
      if let quality {
        WebPEncodeRGB(picture.rgb, width, height, 3 * width, quality, &output)
      } else {
        WebPEncodeLosslessRGB(picture.rgb, width, height, 3 * width, &output)
      }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }

  /// Black pixels that only their opacity makes a picture of.
  public static func bytes(ofOpacity picture: GrayPixels, quality: Float? = 95) -> [UInt8] {
    let rgba: [UInt8] = picture.pixels.flatMap { gray -> [UInt8] in [0, 0, 0, 255 - gray] }
    var output: UnsafeMutablePointer<UInt8>?
    defer { WebPFree(output) }
    let (width, height) = (Int32(picture.width), Int32(picture.height))
    let count =
      if let quality {
        WebPEncodeRGBA(rgba, width, height, 4 * width, quality, &output)
      } else {
        WebPEncodeLosslessRGBA(rgba, width, height, 4 * width, &output)
      }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }

  /// The file in its extended form with an EXIF chunk (RFC 9649, section 2.7).
  public static func adding(exif: [UInt8], to file: [UInt8], _ picture: GrayPixels) -> [UInt8] {
    riff(extended(picture, flags: 0x08) + Array(file[12...]) + chunk("EXIF", exif))
  }

  /// An animation of which every frame is the picture in `file`.
  public static func animation(of file: [UInt8], frames: Int, _ picture: GrayPixels) -> [UInt8] {
    let frame =
      little(0, 3) + little(0, 3) + little(picture.width - 1, 3) + little(picture.height - 1, 3)
      + little(100, 3) + [0] + Array(file[12...])
    let animation = chunk("ANIM", [255, 255, 255, 255, 0, 0])
    let rest = (0..<frames).flatMap { _ in chunk("ANMF", frame) }
    return riff(extended(picture, flags: 0x02) + animation + rest)
  }

  private static func extended(_ picture: GrayPixels, flags: UInt8) -> [UInt8] {
    chunk(
      "VP8X",
      [flags, 0, 0, 0] + little(picture.width - 1, 3) + little(picture.height - 1, 3))
  }

  private static func riff(_ chunks: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + little(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    Array(type.utf8) + little(data.count, 4) + data + (data.count % 2 == 0 ? [] : [0])
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

import CTurboJPEG
import Imaging

/// Turns a picture into the bytes of a JPEG file, by libjpeg-turbo.
public struct JPEGEncoder: Sendable {
  /// From 1 for the smallest files to 100 for the best picture.
  public let quality: Int

  /// - Parameter quality: from 1 to 100; values outside are moved to the nearest of these.
  public init(quality: Int) {
    self.quality = min(max(1, quality), 100)
  }

  /// The whole file: baseline, colour at half the size in both directions; nil for a picture without
  /// pixels or with a side over the 65,535 pixels that JPEG has numbers for.
  ///
  /// - Parameter comment: text that programs can read and pictures do not show; what is over 65,533
  ///   bytes is left out.
  public func bytes(of image: ColorImage, comment: [UInt8] = []) -> [UInt8]? {
    guard let handle = tjInitCompress() else { return nil }
    defer { tjDestroy(handle) }
    var output: UnsafeMutablePointer<UInt8>?
    defer { tjFree(output) }
    var count: UInt = 0
    let status = image.pixels.withUnsafeBytes { pixels in
      tjCompress2(
        handle, pixels.baseAddress, Int32(clamping: image.width), 0,
        Int32(clamping: image.height), Int32(TJPF_RGB.rawValue), &output, &count,
        Int32(TJSAMP_420.rawValue), Int32(quality), 0)
    }
    guard status == 0, let output else { return nil }
    let file = UnsafeBufferPointer(start: output, count: Int(count))
    guard !comment.isEmpty else { return Array(file) }
    // After the marker that begins the file (ITU-T T.81, section B.2.4.5).
    let text = comment.prefix(65_533)
    let length = text.count + 2
    return file[..<2] + [0xFF, 0xFE, UInt8(length >> 8), UInt8(length & 255)] + text + file[2...]
  }
}

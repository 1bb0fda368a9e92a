import Foundation
import ImageDecoding
import PictureWriters
import TestSupport
import Testing

/// When a camera says that it took a picture.
struct CaptureTimeTests {
  private func seconds(_ text: String, isBigEndian: Bool = false) -> Int? {
    CaptureTime.seconds(of: file(exif: TIFFBlock.captureTime(text, isBigEndian: isBigEndian)))
  }

  private func file(exif: [UInt8]) -> [UInt8] {
    JPEGFile.inserting(exif: exif, into: JPEGFile.bytes(GrayPicture(width: 4, height: 4)))
  }

  @Test(
    "the time of a photo, in both byte orders",
    arguments: ["1970-01-01T00:00:00Z", "2000-02-29T23:59:59Z", "2026-11-21T07:05:09Z"])
  func times(text: String) throws {
    let date = try Date(text, strategy: .iso8601)
    let exif = text.replacingOccurrences(of: "-", with: ":").replacingOccurrences(
      of: "T", with: " "
    ).replacingOccurrences(of: "Z", with: "")
    for isBigEndian in [false, true] {
      #expect(seconds(exif, isBigEndian: isBigEndian) == Int(date.timeIntervalSince1970))
    }
  }

  @Test(
    "what is no time is none",
    arguments: [
      "    :  :     :  :  ", "0000:00:00 00:00:00", "2026:13:01 00:00:00", "2026-11-21 07:05:09",
    ])
  func none(text: String) {
    #expect(seconds(text) == nil)
  }

  @Test(
    "HEIC and AVIF have it too",
    .enabled(if: HEIFTests.hasHEVC && HEIFTests.hasAV1, "libheif lacks an encoder here"),
    arguments: [false, true])
  func heif(isAVIF: Bool) throws {
    var writer = HEIFWriter()
    writer.isAVIF = isAVIF
    writer.exif = TIFFBlock.captureTime("2026:11:21 07:05:09", isBigEndian: true)
    let bytes = try #require(writer.bytes(.gradient(width: 64, height: 64)))
    #expect(CaptureTime.seconds(of: bytes) == 1_795_244_709)
    writer.exif = nil
    #expect(writer.bytes(.gradient(width: 64, height: 64)).map(CaptureTime.seconds) == .some(nil))
    for length in stride(from: 0, to: bytes.count, by: 7) {
      _ = CaptureTime.seconds(of: Array(bytes[..<length]))
    }
  }

  @Test("other pictures have none, and broken ones do no harm")
  func broken() {
    #expect(CaptureTime.seconds(of: []) == nil)
    #expect(CaptureTime.seconds(of: JPEGFile.bytes(GrayPicture(width: 4, height: 4))) == nil)
    #expect(CaptureTime.seconds(of: PNGFile(GrayPicture(width: 4, height: 4)).bytes) == nil)
    let exif = TIFFBlock.captureTime("2026:11:21 07:05:09", isBigEndian: true)
    for length in 0..<(exif.count - 1) {
      #expect(CaptureTime.seconds(of: file(exif: Array(exif[..<length]))) == nil)
    }
    var random = SeededRandom(seed: 5)
    for _ in 0..<300 {
      var spoilt = exif
      spoilt[Int.random(in: 0..<exif.count, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
      _ = CaptureTime.seconds(of: file(exif: spoilt))
    }
  }
}

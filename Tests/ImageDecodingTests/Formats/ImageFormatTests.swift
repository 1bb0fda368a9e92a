import Foundation
import ImageDecoding
import Testing

/// What is known of the formats without decoding anything.
@Suite struct ImageFormatTests {
  @Test(
    "files are named for their format, in any case",
    arguments: [
      ("jpg", ImageFormat.jpeg), ("JPEG", .jpeg), ("jpe", .jpeg), ("jfif", .jpeg), ("png", .png),
      ("WebP", .webp), ("heic", .heic), ("heif", .heic), ("hif", .heic), ("avif", .avif),
      ("tif", .tiff), ("Tiff", .tiff), ("bmp", .bmp), ("dib", .bmp), ("pbm", .pnm), ("pgm", .pnm),
      ("ppm", .pnm), ("pnm", .pnm),
    ])
  func endings(ending: String, format: ImageFormat) {
    #expect(ImageFormat(fileNameExtension: ending) == format)
  }

  @Test(arguments: ["", "txt", ".jpg", "jpg ", "jp", "tar.gz"])
  func otherEndingsAreNone(ending: String) {
    #expect(ImageFormat(fileNameExtension: ending) == nil)
  }

  @Test func noTwoFormatsShareAWordOrAnEnding() {
    let words = ImageFormat.allCases.map(\.rawValue)
    #expect(Set(words).count == words.count)
    let endings = ImageFormat.allCases.flatMap(\.fileNameExtensions)
    #expect(Set(endings).count == endings.count)
    #expect(endings.allSatisfy { $0 == $0.lowercased() })
  }

  @Test("each is stored as its word", arguments: ImageFormat.allCases)
  func stored(format: ImageFormat) throws {
    let json = try JSONEncoder().encode([format])
    #expect(String(decoding: json, as: UTF8.self) == "[\"\(format.rawValue)\"]")
    #expect(try JSONDecoder().decode([ImageFormat].self, from: json) == [format])
  }

  @Test func anUnknownWordCannotBeLoaded() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ImageFormat].self, from: Data("[\"xcf\"]".utf8))
    }
  }
}

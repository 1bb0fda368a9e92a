import Foundation
import ImageDecoding
import TestSupport
import Testing

/// Bytes that are no picture, or not any more.
struct DamagedPictureTests {
  private static let picture: GrayPicture = {
    var picture = GrayPicture(width: 9, height: 8)
    for index in 0..<72 { picture[index % 9, index / 9] = UInt8(index * 3) }
    return picture
  }()

  /// Whether the bytes are refused as damaged, or decoded as far as they go and marked so.
  private func isDamaged(_ bytes: some Sequence<UInt8>, as format: ImageFormat) -> Bool {
    let damage: ImageDecodingError?
    do {
      damage = try ImageDecoder().decode(Array(bytes)).damage
    } catch {
      damage = error
    }
    guard case .damaged(format, let reason, _) = damage else { return false }
    return !reason.isEmpty
  }

  @Test("no bytes at all")
  func empty() {
    #expect(throws: ImageDecodingError.empty) { try ImageDecoder().decode([]) }
  }

  @Test(
    "content that is no picture, whatever it is called",
    arguments: [
      "This is a text named cover.png.", "\u{89}PNG", "GIF88a\u{1}\u{0}\u{1}\u{0}", "BX", "\u{FF}",
      "<svg xmlns='http://www.w3.org/2000/svg'/>", "\0",
    ])
  func otherContent(text: String) {
    #expect(throws: ImageDecodingError.unknownFormat) {
      try ImageDecoder().decode([UInt8](text.utf8))
    }
  }

  @Test("a PNG cut off anywhere before its end chunk is damaged")
  func truncatedPNG() throws {
    let file = PNGFile(Self.picture).bytes
    // The last twelve bytes are the end chunk; all pixels stand before it.
    for length in 8..<(file.count - 12) {
      #expect(isDamaged(file[..<length], as: .png), "at \(length) bytes")
    }
    for length in 1..<8 {
      #expect(throws: ImageDecodingError.unknownFormat) {
        try ImageDecoder().decode(Array(file[..<length]))
      }
    }
  }

  @Test("a JPEG cut off anywhere is damaged", arguments: [false, true])
  func truncatedJPEG(isProgressive: Bool) {
    let file = JPEGFile.bytes(
      width: 9, height: 8, layout: .gray, pixels: Self.picture.pixels, subsampling: .none,
      isProgressive: isProgressive)
    // The last two bytes are the end marker, which adds nothing to the pixels.
    for length in 3..<(file.count - 4) {
      #expect(isDamaged(file[..<length], as: .jpeg), "at \(length) bytes")
    }
  }

  @Test("one byte changed anywhere never crashes, and a picture that still comes has its size")
  func flippedBytes() {
    var random = SeededRandom(seed: 31)
    let decoder = ImageDecoder(pixelLimit: 100_000)
    for file in [PNGFile(Self.picture).bytes, JPEGFile.bytes(Self.picture)] {
      for place in file.indices {
        for change in [0xFF, 0x01, 0x80, UInt8.random(in: 1...255, using: &random)] {
          var spoilt = file
          spoilt[place] ^= change
          guard let luma = try? decoder.decode(spoilt).luma else { continue }
          #expect(luma.width * luma.height <= 100_000)
          #expect(luma.pixels.count == luma.stride * luma.height)
        }
      }
    }
  }

  /// Warnings come before the errors, which is what libjpeg-turbo then calls them too.
  @Test(
    "a JPEG of which damage leaves nothing is refused, and does not show what the memory held",
    arguments: [false, true])
  func undrawn(isProgressive: Bool) throws {
    var file = JPEGFile.bytes(
      width: 64, height: 64, layout: .gray, pixels: (0..<64 * 64).map { UInt8($0 % 64 * 3) },
      subsampling: .none, quality: 30, isProgressive: isProgressive)
    func place(of marker: UInt8, after start: Int = 0) -> Int? {
      file.indices.dropFirst(start).dropLast().first { file[$0] == 0xFF && file[$0 + 1] == marker }
    }
    let scan = try #require(place(of: 0xDA))
    if isProgressive {
      for offset in 10..<16 { file[scan + offset] = 0xFE }
      // A table with more codes than there are.
      let table = try #require(place(of: 0xC4, after: scan))
      file[table + 5] = 0xF0
    } else {
      // An end of the spectrum that is odd, and no such table.
      (file[scan + 6], file[scan + 8]) = (0x22, 0)
    }
    let held = (0..<100).map { _ in (0..<64 * 64).map { UInt8(truncatingIfNeeded: $0) } }
    withExtendedLifetime(held) {}
    // A damaged picture that is white all over is refused.
    #expect(throws: ImageDecodingError.self) { try ImageDecoder().decode(file) }
  }

  @Test("random bytes after each signature never crash")
  func randomBytes() {
    var random = SeededRandom(seed: 32)
    let decoder = ImageDecoder(pixelLimit: 1_000_000)
    let starts: [[UInt8]] = [
      [0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF, 0xC0], [0xFF, 0xD8, 0xFF, 0xE1], PNGFile.signature,
      PNGFile.signature
        + PNGFile.chunk(
          "IHDR", PNGFile.header(width: 50, height: 50, bitDepth: 8, colorType: .rgb)),
    ]
    for start in starts {
      for count in [0, 1, 7, 100, 3000] {
        for _ in 0..<20 {
          #expect(throws: ImageDecodingError.self) {
            try decoder.decode(start + random.bytes(count))
          }
        }
      }
    }
  }

  @Test("every failure says what to do")
  func descriptions() {
    let errors: [ImageDecodingError] = [
      .empty, .unknownFormat, .tooManyPixels(width: 3, height: 4, limit: 5),
      .damaged(format: .jpeg, reason: "Premature end", offset: 77),
    ]
    for error in errors { #expect(error.remedy != nil, "\(error)") }
    #expect(errors[3].reason.contains("77"))
    #expect(errors[2].remedy == .raisePixelLimit)
  }
}

import ImageDecoding
import PictureWriters
import TestSupport
import Testing

/// Broken and huge pictures: a preview or an error that says why, never a crash.
struct DamagedPreviewTests {
  private let decoder = PreviewDecoder(longestSide: 24, pixelLimit: 1_000_000)

  @Test("no bytes, and bytes of no format")
  func noPicture() {
    #expect(throws: ImageDecodingError.empty) { try decoder.decode([]) }
    #expect(throws: ImageDecodingError.unknownFormat) { try decoder.decode([1, 2, 3]) }
  }

  @Test("nothing over the limit is decoded", arguments: PreviewSample.all)
  func limit(sample: PreviewSample) throws {
    let tooLow = PreviewDecoder(longestSide: 24, pixelLimit: 96 * 64 - 1)
    #expect(
      throws: ImageDecodingError.tooManyPixels(width: 96, height: 64, limit: 96 * 64 - 1)
    ) { try tooLow.decode(sample.bytes) }
    let enough = PreviewDecoder(longestSide: 24, pixelLimit: 96 * 64)
    #expect(try enough.decode(sample.bytes).image.width == 24)
  }

  @Test("cut off anywhere, what is there is shown or refused", arguments: PreviewSample.all)
  func cutOff(sample: PreviewSample) throws {
    for count in stride(from: 1, to: sample.bytes.count, by: max(1, sample.bytes.count / 60)) {
      check(Array(sample.bytes[..<count]))
    }
  }

  @Test("with bytes changed anywhere too", arguments: PreviewSample.all)
  func bytesChanged(sample: PreviewSample) {
    var random = SeededRandom(seed: 5)
    for place in stride(from: 0, to: sample.bytes.count, by: max(1, sample.bytes.count / 60)) {
      var bytes = sample.bytes
      bytes[place] = UInt8.random(in: 0...255, using: &random)
      check(bytes)
    }
  }

  @Test(
    "the head of a picture is no picture, and the reason is told",
    arguments: PreviewSample.all.filter { !["heic", "avif"].contains($0.name.prefix(4)) })
  func headAlone(sample: PreviewSample) throws {
    // A TIFF file has its directory at the end, a BMP file its palette in the head.
    #expect {
      try decoder.decode(Array(sample.bytes[..<20]))
    } throws: {
      guard case ImageDecodingError.damaged(_, let reason, _) = $0 else { return false }
      return !reason.isEmpty
    }
  }

  @Test(
    "of most of a picture the upper part is shown, with the damage",
    arguments: ["jpeg", "lossy webp", "gif", "bmp from the top", "pnm"])
  func upperPart(name: String) throws {
    let sample = try #require(PreviewSample.all.first { $0.name == name })
    let bytes = Array(sample.bytes[..<(sample.bytes.count * 4 / 5)])
    let preview = try decoder.decode(bytes)
    #expect(preview.damage != nil)
    #expect((preview.image.width, preview.image.height) == (24, 16))
    let whole = try decoder.decode(sample.bytes).image
    for (found, right) in zip(preview.image.pixels[..<(24 * 4)], whole.pixels) {
      #expect(abs(Int(found.red) - Int(right.red)) <= 3)
    }
  }

  private func check(_ bytes: [UInt8]) {
    do throws(ImageDecodingError) {
      let preview = try decoder.decode(bytes)
      #expect(max(preview.image.width, preview.image.height) <= 24)
      #expect(preview.uprightWidth * preview.uprightHeight <= 1_000_000)
    } catch {
      #expect(!error.description.isEmpty)
    }
  }
}

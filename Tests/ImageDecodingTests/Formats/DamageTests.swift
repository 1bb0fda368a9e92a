import CTIFF
import ImageDecoding
import PictureWriters
import Testing

/// Every format, cut off and with bytes changed: decoders end with pixels or with an error.
@Suite struct DamageTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]

    var testDescription: String { name }
  }

  static let samples: [Sample] = {
    let picture = GrayPixels.gradient(width: 128, height: 96)
    var lzw = TIFFWriter()
    lzw.compression = COMPRESSION_LZW
    var fax = TIFFWriter()
    fax.samples = .bilevel
    fax.compression = COMPRESSION_CCITTFAX4
    var jpegTiles = TIFFWriter()
    jpegTiles.samples = .rgb
    jpegTiles.compression = COMPRESSION_JPEG
    jpegTiles.isTiled = true
    var avif = HEIFWriter()
    avif.isAVIF = true
    var interlacedGIF = GIFWriter()
    interlacedGIF.isInterlaced = true
    let samples: [(String, [UInt8]?)] = [
      ("jpeg", JPEGWriter.bytes(picture)),
      ("progressive jpeg", JPEGWriter.bytes(picture, isProgressive: true)),
      ("png", PNGWriter.bytes(picture)),
      ("lossy webp", WebPWriter.bytes(picture)),
      ("lossless webp", WebPWriter.bytes(picture, quality: nil)),
      ("heic", HEIFWriter().bytes(picture)), ("avif", avif.bytes(picture)),
      ("tiled heic", HEIFGrid.bytes(picture, tileSide: 64)),
      ("tiff lzw", lzw.bytes([picture, picture])), ("tiff fax", fax.bytes([picture])),
      ("tiff jpeg", jpegTiles.bytes([picture])),
      ("gif", GIFWriter().bytes(picture)), ("interlaced gif", interlacedGIF.bytes(picture)),
      ("bmp", BMPWriter.bytes(picture)), ("bmp runs", BMPWriter.bytes(picture, .runs8)),
      ("pnm", PNMWriter.bytes(picture, kind: 6)), ("plain pnm", PNMWriter.bytes(picture, kind: 2)),
    ]
    return samples.compactMap { name, bytes in bytes.map { Sample(name: name, bytes: $0) } }
  }()

  private let decoder = ImageDecoder(pixelLimit: 1_000_000)

  @Test(arguments: samples)
  func cutOff(sample: Sample) {
    let step = max(1, sample.bytes.count / 150)
    for count in stride(from: 0, to: sample.bytes.count, by: step) {
      decode(sample.bytes[..<count])
    }
  }

  @Test(arguments: samples)
  func bytesChanged(sample: Sample) {
    var random = SystemRandomNumberGenerator()
    for place in stride(from: 0, to: sample.bytes.count, by: max(1, sample.bytes.count / 150)) {
      var bytes = sample.bytes
      bytes[place] = UInt8.random(in: 0...255, using: &random)
      decode(bytes[...])
    }
  }

  @Test(arguments: samples)
  func nothingOverTheLimitIsDecoded(sample: Sample) {
    #expect {
      try ImageDecoder(pixelLimit: 128 * 96 - 1).decode(sample.bytes)
    } throws: {
      $0 as? ImageDecodingError == .tooManyPixels(width: 128, height: 96, limit: 128 * 96 - 1)
    }
    #expect(throws: Never.self) { try ImageDecoder(pixelLimit: 128 * 96).decode(sample.bytes) }
  }

  private func decode(_ bytes: ArraySlice<UInt8>) {
    decoder.forEachPage(of: Array(bytes)) { page in
      guard case .success(let image) = page.image else { return }
      #expect(image.luma.pixels.count == image.luma.stride * image.luma.height)
      #expect(image.luma.width * image.luma.height <= decoder.pixelLimit)
    }
  }
}

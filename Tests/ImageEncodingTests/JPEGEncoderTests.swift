import ImageDecoding
import ImageEncoding
import Imaging
import Testing

struct JPEGEncoderTests {
  private let picture: ColorImage = {
    var pixels: [RGB] = []
    for y in 0..<40 {
      for x in 0..<64 { pixels.append(RGB(red: UInt8(x * 4), green: UInt8(y * 6), blue: 90)) }
    }
    return ColorImage(width: 64, height: 40, pixels: pixels)
  }()

  @Test("what is written is decoded again with its colours")
  func roundTrip() throws {
    let file = try #require(JPEGEncoder(quality: 95).bytes(of: picture))
    let decoded = try PreviewDecoder(longestSide: 64).decode(file).image
    #expect((decoded.width, decoded.height) == (64, 40))
    for (found, wanted) in zip(decoded.pixels, picture.pixels) {
      #expect(abs(Int(found.red) - Int(wanted.red)) <= 8)
      #expect(abs(Int(found.green) - Int(wanted.green)) <= 8)
      #expect(abs(Int(found.blue) - Int(wanted.blue)) <= 8)
    }
  }

  @Test("less quality takes fewer bytes; a quality beyond 1 to 100 is the nearest of these")
  func quality() throws {
    func size(_ quality: Int) -> Int {
      JPEGEncoder(quality: quality).bytes(of: picture)?.count ?? 0
    }
    #expect(size(30) < size(90))
    #expect(size(-5) == size(1) && size(1) > 0)
    #expect(size(400) == size(100))
  }

  @Test("a comment follows the first marker and changes no pixel")
  func comment() throws {
    let encoder = JPEGEncoder(quality: 80)
    let plain = try #require(encoder.bytes(of: picture))
    let file = try #require(encoder.bytes(of: picture, comment: Array("front.jpg".utf8)))
    #expect(Array(file[..<15]) == [0xFF, 0xD8, 0xFF, 0xFE, 0, 11] + Array("front.jpg".utf8))
    #expect(Array(file[15...]) == Array(plain[2...]))
    let long = try #require(
      encoder.bytes(of: picture, comment: [UInt8](repeating: 65, count: 100_000)))
    #expect(try PreviewDecoder(longestSide: 64).decode(long).damage == nil)
  }

  @Test("a picture without pixels, and one too long for JPEG, have no file")
  func impossible() {
    let encoder = JPEGEncoder(quality: 80)
    #expect(encoder.bytes(of: ColorImage(width: 0, height: 0, pixels: [])) == nil)
    let long = ColorImage(
      width: 70_000, height: 1, pixels: [RGB](repeating: .white, count: 70_000))
    #expect(encoder.bytes(of: long) == nil)
  }
}

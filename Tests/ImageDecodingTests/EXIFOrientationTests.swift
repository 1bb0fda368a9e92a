import ImageDecoding
import Imaging
import TestSupport
import Testing

/// Which way up a file says it is.
struct EXIFOrientationTests {
  private static let picture = GrayPicture(width: 12, height: 7)

  private func orientation(ofJPEG exif: [UInt8]) throws -> ImageOrientation {
    let file = JPEGFile.inserting(exif: exif, into: JPEGFile.bytes(Self.picture))
    return try ImageDecoder().decode(file).orientation
  }

  private func orientation(ofPNG exif: [UInt8]) throws -> ImageOrientation {
    var file = PNGFile(Self.picture)
    file.exif = exif
    return try ImageDecoder().decode(file.bytes).orientation
  }

  @Test("all eight values in both byte orders, in JPEG and PNG", arguments: 1...8, [false, true])
  func values(value: UInt16, isBigEndian: Bool) throws {
    let exif = TIFFBlock.orientation(value, isBigEndian: isBigEndian)
    #expect(try orientation(ofJPEG: exif).rawValue == UInt8(value))
    #expect(try orientation(ofPNG: exif).rawValue == UInt8(value))
  }

  @Test("without the tag a picture is upright")
  func none() throws {
    #expect(try ImageDecoder().decode(JPEGFile.bytes(Self.picture)).orientation == .up)
    #expect(try ImageDecoder().decode(PNGFile(Self.picture).bytes).orientation == .up)
  }

  @Test(
    "values that are no orientation mean upright", arguments: [0, 9, 262, 0xFF06, 0x0600, 65_535])
  func otherValues(value: UInt16) throws {
    for isBigEndian in [false, true] {
      let exif = TIFFBlock.orientation(value, isBigEndian: isBigEndian)
      #expect(try orientation(ofJPEG: exif) == .up)
      #expect(try orientation(ofPNG: exif) == .up)
    }
  }

  @Test("a broken block means upright, or what it still says; never a refusal")
  func broken() throws {
    let exif = TIFFBlock.orientation(6, isBigEndian: true)
    for length in 0..<exif.count {
      _ = try orientation(ofJPEG: Array(exif[..<length]))
      _ = try orientation(ofPNG: Array(exif[..<length]))
    }
    #expect(try orientation(ofJPEG: Array(exif[..<20])) == .up, "cut before the tag")
    var random = SeededRandom(seed: 21)
    for _ in 0..<500 {
      var spoilt = exif
      spoilt[Int.random(in: 0..<exif.count, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
      _ = try orientation(ofJPEG: spoilt)
    }
    var far = exif
    far.replaceSubrange(4..<8, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(try orientation(ofJPEG: far) == .up, "a directory far after the end")
  }

  @Test("another APP1 segment, as XMP writes it, is passed over")
  func otherSegments() throws {
    let exif = TIFFBlock.orientation(8, isBigEndian: false)
    let file = JPEGFile.inserting(exif: exif, into: JPEGFile.bytes(Self.picture))
    let xmp = Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8)
    let segment = [0xFF, 0xE1, 0, UInt8(xmp.count + 2)] + xmp
    let both = Array(file[..<2]) + segment + Array(file[2...])
    #expect(try ImageDecoder().decode(both).orientation == .left)
  }

  @Test("a point of the stored picture is told in the upright one")
  func upright() throws {
    var file = PNGFile(Self.picture)
    file.exif = TIFFBlock.orientation(6, isBigEndian: true)
    let image = try ImageDecoder().decode(file.bytes)
    #expect((image.luma.width, image.luma.height) == (12, 7), "the pixels stay as they are")
    #expect((image.uprightWidth, image.uprightHeight) == (7, 12))
    #expect(image.upright(Point(x: 0, y: 0)) == Point(x: 7, y: 0), "top left to top right")
    #expect(image.upright(Point(x: 12, y: 7)) == Point(x: 0, y: 12))
  }
}

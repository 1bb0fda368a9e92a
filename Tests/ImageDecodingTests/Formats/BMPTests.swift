import ImageDecoding
import PictureWriters
import Testing

@Suite struct BMPTests {
  private let picture = GrayPixels.gradient(width: 37, height: 21)

  @Test(arguments: [
    (BMPWriter.Kind.bits8, 0), (.bits24, 0), (.bits32, 0), (.bitFields32, 0), (.core8, 0),
    (.core24, 0), (.runs8, 0), (.bits16, 8), (.bitFields565, 8), (.bits4, 17), (.runs4, 17),
    (.bits1, 128),
  ])
  func everyKindDecodes(kind: BMPWriter.Kind, tolerance: Int) throws {
    try expect(BMPWriter.bytes(picture, kind), is: picture, within: tolerance, .bmp)
  }

  @Test(arguments: [BMPWriter.Kind.bits8, .bits24])
  func rowsMayComeFromTheTop(kind: BMPWriter.Kind) throws {
    try expect(BMPWriter.bytes(picture, kind, isTopDown: true), is: picture, within: 0, .bmp)
  }

  @Test func missingRowsAreWhiteAndDamage() throws {
    let whole = BMPWriter.bytes(picture, .bits24)
    let image = try ImageDecoder().decode(Array(whole.dropLast(112 * 5)))
    // Rows come from the bottom, so that the top is missing.
    #expect(image.luma.pixels[..<(5 * 37)].allSatisfy { $0 == 255 })
    #expect(image.luma.pixels[(5 * 37)...].elementsEqual(picture.pixels[(5 * 37)...]))
    #expect(image.damage?.offset == whole.count - 112 * 5)
  }

  @Test func embeddedJPEGIsNotRead() {
    var bytes = BMPWriter.bytes(picture, .bits24)
    bytes[30] = 4
    #expect(throws: ImageDecodingError.unsupported(format: .bmp, feature: "compression 4")) {
      try ImageDecoder().decode(bytes)
    }
  }

  @Test func aTextThatBeginsWithTheSameLettersIsNone() {
    #expect(ImageFormat(signatureOf: Array("BMW R 80, a list of what to buy".utf8)) == nil)
  }

  @Test func runsBeyondThePictureAreCutOff() throws {
    var bytes = BMPWriter.bytes(GrayPixels(width: 1, height: 1, pixels: [0]), .runs8)
    bytes.replaceSubrange((bytes.count - 6)..., with: [255, 7, 0, 2, 255, 255, 9, 9, 0, 1])
    let image = try ImageDecoder().decode(bytes)
    #expect(image.luma.pixels == [7])
  }
}

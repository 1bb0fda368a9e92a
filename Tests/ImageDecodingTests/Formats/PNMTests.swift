import ImageDecoding
import PictureWriters
import Testing

@Suite struct PNMTests {
  private let picture = GrayPixels.gradient(width: 37, height: 21)

  @Test(arguments: [2, 3, 5, 6], [255, 1000, 65535])
  func grayAndColorDecode(kind: Int, maximum: Int) throws {
    let bytes = PNMWriter.bytes(picture, kind: kind, maximum: maximum)
    try expect(bytes, is: picture, within: 1, .pnm)
  }

  @Test(arguments: [1, 4])
  func bitmapsDecode(kind: Int) throws {
    var bilevel = picture
    bilevel.pixels = picture.pixels.map { $0 < 128 ? 0 : 255 }
    try expect(PNMWriter.bytes(picture, kind: kind), is: bilevel, within: 0, .pnm)
  }

  @Test func commentsAndSpacesPartTheHeader() throws {
    let bytes = Array("P2 # kind\n#\n 2\t\n1#width\r# and more\n9\n0\n#\n9".utf8)
    #expect(try ImageDecoder().decode(bytes).luma.pixels == [0, 255])
  }

  @Test func samplesOverTheGreatestAreWhite() throws {
    let bytes = Array("P5 2 1 9\n".utf8) + [3, 200]
    #expect(try ImageDecoder().decode(bytes).luma.pixels == [85, 255])
  }

  @Test func missingRowsAreWhiteAndDamage() throws {
    let whole = PNMWriter.bytes(picture, kind: 5)
    let image = try ImageDecoder().decode(Array(whole.dropLast(40)))
    let end = 19 * 37
    #expect(image.luma.pixels[..<end] == picture.pixels[..<end])
    #expect(image.luma.pixels[end...].allSatisfy { $0 == 255 })
    #expect(image.damage?.offset == whole.count - 2 * 37)
  }

  @Test(arguments: [
    "P5", "P5 0 1 255\n\0", "P5 1 1 70000\n\0", "P5 9999999999 1 255\n\0", "P2 1 1 255\n",
  ])
  func impossibleHeadersAreDamage(text: String) {
    #expect(throws: ImageDecodingError.self) { try ImageDecoder().decode(Array(text.utf8)) }
  }
}

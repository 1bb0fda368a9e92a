import ImageDecoding
import Imaging
import PictureWriters
import TestSupport
import Testing

/// Small pictures in colour, from every format.
struct PreviewDecoderTests {
  private static let whole: ColorImage = {
    let picture = PreviewSample.picture
    return ColorImage(
      width: picture.width, height: picture.height,
      pixels: picture.pixels.map { gray in
        let color = picture.color(gray)
        return RGB(red: color[0], green: color[1], blue: color[2])
      })
  }()

  private func expect(
    _ image: ColorImage, is wanted: ColorImage, within tolerance: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      (image.width, image.height) == (wanted.width, wanted.height), sourceLocation: sourceLocation)
    let worst = zip(image.pixels, wanted.pixels).map { found, right in
      max(
        abs(Int(found.red) - Int(right.red)), abs(Int(found.green) - Int(right.green)),
        abs(Int(found.blue) - Int(right.blue)))
    }.max()
    #expect(worst ?? 255 <= tolerance, sourceLocation: sourceLocation)
  }

  @Test("colours are right at full size and at each smaller one", arguments: PreviewSample.all)
  func colors(sample: PreviewSample) throws {
    for side in [200, 96, 95, 48, 31, 5] {
      let preview = try PreviewDecoder(longestSide: side).decode(sample.bytes)
      #expect(preview.damage == nil)
      #expect((preview.uprightWidth, preview.uprightHeight) == (96, 64))
      expect(
        preview.image, is: Self.whole.reduced(toLongestSide: side), within: sample.tolerance)
    }
  }

  @Test("it is upright", arguments: PreviewSample.turned)
  func orientation(sample: PreviewSample) throws {
    let preview = try PreviewDecoder(longestSide: 48).decode(sample.bytes)
    let wanted = Self.whole.upright(sample.orientation).reduced(toLongestSide: 48)
    expect(preview.image, is: wanted, within: sample.tolerance)
    let size = sample.orientation.swapsAxes ? (64, 96) : (96, 64)
    #expect((preview.uprightWidth, preview.uprightHeight) == size)
    let corner = preview.reduced(Point(x: Double(size.0), y: Double(size.1)))
    #expect(corner == Point(x: Double(wanted.width), y: Double(wanted.height)))
  }

  @Test("a PNG is upright, and white where it is transparent", arguments: [8, 16], [false, true])
  func png(bitDepth: Int, isInterlaced: Bool) throws {
    let top = (1 << bitDepth) - 1
    var file = PNGFile(
      width: 2, height: 1, bitDepth: bitDepth, colorType: .rgba,
      samples: [0, 0, 0, 0, top, 0, 0, top])
    file.isInterlaced = isInterlaced
    file.exif = TIFFBlock.orientation(6, isBigEndian: true)
    let image = try PreviewDecoder(longestSide: 10).decode(file.bytes).image
    #expect((image.width, image.height) == (1, 2))
    #expect(image.pixels == [.white, RGB(red: 255, green: 0, blue: 0)])
  }

  @Test("a WebP is white where it is transparent")
  func transparentWebP() throws {
    let picture = GrayPixels.gradient(width: 40, height: 24)
    let file = WebPWriter.bytes(ofOpacity: picture, quality: nil)
    let pixels = try PreviewDecoder(longestSide: 40).decode(file).image.pixels
    for (color, gray) in zip(pixels, picture.pixels) {
      #expect(abs(Int(color.green) - Int(gray)) <= 2)
    }
  }

  @Test("four colours give the colour that their inks leave")
  func cmyk() throws {
    let pixel: [UInt8] = [200, 255, 100, 128]
    let file = JPEGFile.bytes(
      width: 16, height: 16, layout: .cmyk,
      pixels: [[UInt8]](repeating: pixel, count: 256).flatMap(\.self), subsampling: .full)
    let color = try PreviewDecoder(longestSide: 4).decode(file).image.pixels[5]
    // What is left of each colour is (1 - ink) × (1 - black).
    #expect(abs(Int(color.red) - 100) <= 4)
    #expect(abs(Int(color.green) - 128) <= 4)
    #expect(abs(Int(color.blue) - 50) <= 4)
  }

  @Test("of several pages the one that is asked for")
  func pages() throws {
    let second = GrayPixels.gradient(width: 20, height: 50)
    let file = try #require(TIFFWriter().bytes([PreviewSample.picture, second]))
    let decoder = PreviewDecoder(longestSide: 100)
    #expect(try decoder.decode(file).image.width == 96)
    #expect(try decoder.decode(file, page: 2).image.width == 20)
    for page in [-1, 0, 3] {
      #expect {
        try decoder.decode(file, page: page)
      } throws: {
        guard case ImageDecodingError.damaged(.tiff, let reason, _) = $0 else { return false }
        return reason == "no page \(page)"
      }
    }
  }
}

import CTIFF
import Imaging
import PictureWriters
import Testing

/// A picture tinted orange, in one format that has colour.
struct PreviewSample: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  /// How far a level may be off in a flat place.
  let tolerance: Int
  /// How it is turned when it is upright.
  var orientation = ImageOrientation.up

  var testDescription: String { name }

  /// Smooth, so that no format smears its colours: dark at the left, light at the right.
  static let picture: GrayPixels = {
    var picture = GrayPixels(width: 96, height: 64, pixels: [])
    for y in 0..<64 { for x in 0..<96 { picture.pixels.append(UInt8(40 + x * 2 + y / 4)) } }
    picture.tint = [250, 140, 30]
    return picture
  }()

  static let all: [PreviewSample] = {
    func tiff(_ change: (inout TIFFWriter) -> Void) -> [UInt8]? {
      var writer = TIFFWriter()
      change(&writer)
      return writer.bytes([picture])
    }
    func heif(isAVIF: Bool, isFullRange: Bool, bits: Int = 8) -> [UInt8]? {
      var writer = HEIFWriter()
      (writer.isAVIF, writer.isFullRange, writer.bits) = (isAVIF, isFullRange, bits)
      return writer.bytes(picture)
    }
    let samples: [(String, [UInt8]?, Int)] = [
      ("jpeg", JPEGWriter.bytes(picture, isColor: true), 8),
      ("progressive jpeg", JPEGWriter.bytes(picture, isProgressive: true, isColor: true), 8),
      ("png", PNGWriter.bytes(picture, isColor: true), 1),
      ("lossy webp", WebPWriter.bytes(picture), 12),
      ("lossless webp", WebPWriter.bytes(picture, quality: nil), 1),
      ("heic", heif(isAVIF: false, isFullRange: true), 12),
      ("heic of ten bits", heif(isAVIF: false, isFullRange: true, bits: 10), 12),
      ("heic of limited range", heif(isAVIF: false, isFullRange: false), 12),
      ("avif", heif(isAVIF: true, isFullRange: true), 14),
      ("avif of limited range", heif(isAVIF: true, isFullRange: false), 14),
      ("tiff", tiff { $0.samples = .rgb }, 1),
      ("tiff of 16 bits", tiff { $0.samples = .rgb16 }, 1),
      ("tiff with a palette", tiff { $0.samples = .palette }, 1),
      (
        "tiled tiff",
        tiff {
          $0.samples = .rgb
          $0.isTiled = true
        }, 1
      ),
      ("gif", GIFWriter().bytes(picture), 1),
      ("bmp", BMPWriter.bytes(picture, .bits24), 1),
      ("bmp from the top", BMPWriter.bytes(picture, .bits24, isTopDown: true), 1),
      ("bmp with bit fields", BMPWriter.bytes(picture, .bitFields565), 8),
      ("bmp with a palette", BMPWriter.bytes(picture, .bits8), 1),
      ("bmp runs", BMPWriter.bytes(picture, .runs8), 1),
      ("pnm", PNMWriter.bytes(picture, kind: 6), 1),
      ("plain pnm", PNMWriter.bytes(picture, kind: 3, maximum: 1000), 1),
    ]
    return samples.compactMap { name, bytes, tolerance in
      bytes.map { PreviewSample(name: name, bytes: $0, tolerance: tolerance) }
    }
  }()

  /// Each orientation in each format that has it.
  static let turned: [PreviewSample] = ImageOrientation.allCases.flatMap { orientation in
    let exif = JPEGWriter.exif(orientation: orientation.rawValue)
    var tiff = TIFFWriter()
    tiff.samples = .rgb
    tiff.orientation = Int(orientation.rawValue)
    var heic = HEIFWriter()
    heic.orientation = Int(orientation.rawValue)
    let webp = WebPWriter.bytes(picture, quality: nil)
    let samples: [(String, [UInt8]?)] = [
      ("jpeg", JPEGWriter.adding(exif: exif, to: JPEGWriter.bytes(picture, isColor: true))),
      ("webp", WebPWriter.adding(exif: exif, to: webp, picture)),
      ("tiff", tiff.bytes([picture])), ("heic", heic.bytes(picture)),
    ]
    return samples.compactMap { name, bytes in
      bytes.map {
        PreviewSample(
          name: "\(name) \(orientation)", bytes: $0, tolerance: 12, orientation: orientation)
      }
    }
  }
}

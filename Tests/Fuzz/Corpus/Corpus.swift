import CTIFF
import DumpFixtures
import PictureWriters

/// Small pictures of a gradient and of a barcode, in every format and kind that the project can
/// write, and small dumps of releases.
struct Corpus {
  private let gradient = GrayPixels.gradient(width: 40, height: 24)
  private let barcode = GrayPixels.ean13("5012394144777", module: 2, height: 48)

  /// The files of each format.
  var files: [(format: String, files: [[UInt8]])] {
    [
      ("jpeg", both(jpeg)), ("png", both(png)), ("webp", both(webp)),
      ("heic", both { heif($0, isAVIF: false) } + [tiles].compactMap { $0 }),
      ("avif", both { heif($0, isAVIF: true) }),
      ("tiff", both(tiff)), ("gif", both(gif)), ("bmp", both(bmp)), ("pnm", both(pnm)),
      ("dump", SampleDump.files),
    ]
  }

  private func both(_ write: (GrayPixels) -> [[UInt8]]) -> [[UInt8]] {
    write(gradient) + write(barcode)
  }

  private func jpeg(_ picture: GrayPixels) -> [[UInt8]] {
    let plain = JPEGWriter.bytes(picture)
    return [
      plain, JPEGWriter.bytes(picture, isColor: true),
      JPEGWriter.bytes(picture, isProgressive: true),
      JPEGWriter.bytes(picture, isProgressive: true, isColor: true),
      JPEGWriter.adding(exif: JPEGWriter.exif(orientation: 6), to: plain),
    ]
  }

  private func png(_ picture: GrayPixels) -> [[UInt8]] {
    [PNGWriter.bytes(picture), PNGWriter.bytes(picture, isColor: true)]
  }

  private func webp(_ picture: GrayPixels) -> [[UInt8]] {
    let lossy = WebPWriter.bytes(picture, quality: 50)
    return [
      lossy, WebPWriter.bytes(picture, quality: nil), WebPWriter.bytes(ofOpacity: picture),
      WebPWriter.bytes(ofOpacity: picture, quality: nil),
      WebPWriter.adding(exif: JPEGWriter.exif(orientation: 8), to: lossy, picture),
      WebPWriter.animation(of: lossy, frames: 2, picture),
    ]
  }

  private var tiles: [UInt8]? {
    HEIFGrid.bytes(.gradient(width: 60, height: 60), tileSide: 32, quarterTurns: 1)
  }

  private func heif(_ picture: GrayPixels, isAVIF: Bool) -> [[UInt8]] {
    var writer = HEIFWriter()
    writer.isAVIF = isAVIF
    let plain = writer.bytes(picture)
    writer.orientation = 6
    let turned = writer.bytes(picture)
    writer.orientation = 1
    writer.isFullRange = false
    // The AV1 encoder of Debian 12 stops the process at pictures of ten bits.
    writer.bits = isAVIF ? 8 : 10
    return [plain, turned, writer.bytes(picture)].compactMap { $0 }
  }

  private func tiff(_ picture: GrayPixels) -> [[UInt8]] {
    var files: [[UInt8]?] = []
    func add(_ change: (inout TIFFWriter) -> Void, pages: Int = 1) {
      var writer = TIFFWriter()
      change(&writer)
      files.append(writer.bytes(Array(repeating: picture, count: pages)))
    }
    add { _ in }
    add({ $0.compression = COMPRESSION_LZW }, pages: 3)
    for compression in [COMPRESSION_CCITTRLE, COMPRESSION_CCITTFAX3, COMPRESSION_CCITTFAX4] {
      add {
        $0.samples = .bilevel
        $0.isMinWhite = true
        $0.compression = compression
      }
    }
    for compression in [COMPRESSION_ADOBE_DEFLATE, COMPRESSION_PACKBITS, COMPRESSION_JPEG] {
      add {
        $0.samples = .rgb
        $0.compression = compression
      }
    }
    add {
      $0.samples = .rgb16
      $0.isPlanar = true
      $0.mode = "wb"
    }
    add {
      $0.samples = .gray16
      $0.mode = "w8"
      $0.orientation = 6
    }
    add { $0.samples = .palette }
    add { $0.samples = .cmyk }
    for compression in [COMPRESSION_JPEG, COMPRESSION_LZW] {
      add {
        $0.samples = .rgb
        $0.isTiled = true
        $0.compression = compression
      }
    }
    return files.compactMap { $0 }
  }

  private func gif(_ picture: GrayPixels) -> [[UInt8]] {
    func gif(_ change: (inout GIFWriter) -> Void) -> [UInt8] {
      var writer = GIFWriter()
      change(&writer)
      return writer.bytes(picture)
    }
    return [
      gif { _ in }, gif { $0.isInterlaced = true }, gif { $0.bits = 1 },
      gif { ($0.isPaletteLocal, $0.transparent, $0.frames) = (true, 255, 2) },
      gif { ($0.screen, $0.origin, $0.neverClears) = ((200, 90), (left: 3, top: 5), true) },
    ]
  }

  private func bmp(_ picture: GrayPixels) -> [[UInt8]] {
    BMPWriter.Kind.allCases.map { BMPWriter.bytes(picture, $0) }
      + [BMPWriter.bytes(picture, .bits8, isTopDown: true)]
  }

  private func pnm(_ picture: GrayPixels) -> [[UInt8]] {
    (1...6).map { PNMWriter.bytes(picture, kind: $0) }
      + [5, 6, 2].map { PNMWriter.bytes(picture, kind: $0, maximum: 1000) }
  }
}

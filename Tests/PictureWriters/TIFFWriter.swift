import CTIFF

/// TIFF files by libtiff.
public struct TIFFWriter: Sendable {
  /// What a sample is.
  public enum Samples: Sendable {
    case bilevel, gray, gray16, rgb, rgb16, palette, cmyk
  }

  public var samples = Samples.gray
  public var compression = COMPRESSION_NONE
  /// Rows of a strip, or side of a square tile.
  public var band = 16
  public var isTiled = false
  public var isPlanar = false
  public var isMinWhite = false
  public var orientation = 1
  /// Open mode: "w" with l or b for the byte order and 8 for BigTIFF.
  public var mode = "wl"

  public init() {}

  /// One page after the other; nil where libtiff cannot write this.
  public func bytes(_ pictures: [GrayPixels], isReduced: [Bool] = []) -> [UInt8]? {
    let output = TIFFOutput()
    guard let tiff = output.open(mode: mode) else { return nil }
    for (index, picture) in pictures.enumerated() {
      let isCopy = index < isReduced.count && isReduced[index]
      setTags(tiff, picture, isReduced: isCopy)
      guard write(picture, to: tiff), TIFFWriteDirectory(tiff) == 1 else {
        TIFFClose(tiff)
        return nil
      }
    }
    TIFFClose(tiff)
    return output.bytes
  }

  private var perPixel: Int {
    switch samples {
    case .bilevel, .gray, .gray16, .palette: 1
    case .rgb, .rgb16: 3
    case .cmyk: 4
    }
  }

  private var bits: Int {
    switch samples {
    case .bilevel: 1
    case .gray, .rgb, .palette, .cmyk: 8
    case .gray16, .rgb16: 16
    }
  }

  private func setTags(_ tiff: OpaquePointer, _ picture: GrayPixels, isReduced: Bool) {
    func set(_ tag: Int32, _ value: Int) { TIFFSetInteger(tiff, UInt32(tag), Int32(value)) }
    set(TIFFTAG_SUBFILETYPE, isReduced ? Int(FILETYPE_REDUCEDIMAGE) : 0)
    set(TIFFTAG_IMAGEWIDTH, picture.width)
    set(TIFFTAG_IMAGELENGTH, picture.height)
    set(TIFFTAG_BITSPERSAMPLE, bits)
    set(TIFFTAG_SAMPLESPERPIXEL, perPixel)
    set(TIFFTAG_ORIENTATION, orientation)
    set(TIFFTAG_COMPRESSION, Int(compression))
    set(TIFFTAG_PLANARCONFIG, Int(isPlanar ? PLANARCONFIG_SEPARATE : PLANARCONFIG_CONTIG))
    let photometric: Int32 =
      switch samples {
      case .bilevel, .gray, .gray16: isMinWhite ? PHOTOMETRIC_MINISWHITE : PHOTOMETRIC_MINISBLACK
      case .rgb, .rgb16: compression == COMPRESSION_JPEG ? PHOTOMETRIC_YCBCR : PHOTOMETRIC_RGB
      case .palette: PHOTOMETRIC_PALETTE
      case .cmyk: PHOTOMETRIC_SEPARATED
      }
    set(TIFFTAG_PHOTOMETRIC, Int(photometric))
    if photometric == PHOTOMETRIC_YCBCR { set(TIFFTAG_JPEGCOLORMODE, Int(JPEGCOLORMODE_RGB)) }
    if samples == .palette {
      // Backwards, so that an index is not its own gray.
      let maps = (0..<3).map { channel in
        (0..<256).map { UInt16(picture.color(UInt8(255 - $0))[channel]) * 257 }
      }
      TIFFSetColorMap(tiff, maps[0], maps[1], maps[2])
    }
    if isTiled {
      set(TIFFTAG_TILEWIDTH, band)
      set(TIFFTAG_TILELENGTH, band)
    } else {
      set(TIFFTAG_ROWSPERSTRIP, band)
    }
  }

  private func write(_ picture: GrayPixels, to tiff: OpaquePointer) -> Bool {
    let planes = isPlanar ? perPixel : 1
    for plane in 0..<planes {
      if isTiled {
        for top in stride(from: 0, to: picture.height, by: band) {
          for left in stride(from: 0, to: picture.width, by: band) {
            var tile: [UInt8] = []
            for y in top..<(top + band) {
              let row = (left..<(left + band)).map { x in
                picture.pixels[
                  min(y, picture.height - 1) * picture.width + min(x, picture.width - 1)]
              }
              tile += encoded(row, plane, of: picture)
            }
            let status = TIFFWriteTile(
              tiff, &tile, UInt32(left), UInt32(top), 0, UInt16(plane))
            guard status > 0 else { return false }
          }
        }
      } else if compression == COMPRESSION_JBIG {
        // libtiff writes JBIG as a whole only.
        let lines = (0..<picture.height).map { row($0, of: picture) }
        var strip = lines.flatMap { encoded($0, plane, of: picture) }
        let status = TIFFWriteEncodedStrip(tiff, UInt32(plane), &strip, tmsize_t(strip.count))
        guard status > 0 else { return false }
      } else {
        for y in 0..<picture.height {
          var line = encoded(row(y, of: picture), plane, of: picture)
          guard TIFFWriteScanline(tiff, &line, UInt32(y), UInt16(plane)) == 1 else { return false }
        }
      }
    }
    return true
  }

  private func row(_ y: Int, of picture: GrayPixels) -> [UInt8] {
    Array(picture.pixels[(y * picture.width)..<((y + 1) * picture.width)])
  }

  /// A row of pixels as samples, in the byte order of this machine.
  private func encoded(_ row: [UInt8], _ plane: Int, of picture: GrayPixels) -> [UInt8] {
    func color(_ gray: UInt8) -> [UInt8] {
      isPlanar ? [picture.color(gray)[plane]] : picture.color(gray)
    }
    switch samples {
    case .bilevel:
      return stride(from: 0, to: row.count, by: 8).map { start in
        (0..<8).reduce(UInt8(0)) { byte, index in
          let isWhite = start + index < row.count && row[start + index] >= 128
          return byte << 1 | (isWhite != isMinWhite ? 1 : 0)
        }
      }
    case .gray: return row.map { isMinWhite ? 255 - $0 : $0 }
    case .palette: return row.map { 255 - $0 }
    case .rgb: return row.flatMap(color)
    case .rgb16: return row.flatMap(color).flatMap { [$0, $0] }
    case .gray16:
      return row.flatMap { gray in [UInt8](repeating: isMinWhite ? 255 - gray : gray, count: 2) }
    case .cmyk: return row.flatMap { isPlanar ? [255 - $0] : [0, 0, 0, 255 - $0] }
    }
  }
}

import Imaging

/// Resamples a region so that its bars are upright, and averages along the bars.
///
/// The averaging removes noise. It has to follow the direction of the bars, which in perspective
/// changes across the symbol.
struct Rectifier {
  /// Columns of the strip for each pixel across the region.
  var samplesPerPixel: Double
  /// How many rows the strip has: bands from the top of the region to its bottom.
  var bands: Int
  var polarity = Polarity.darkOnLight
  /// How many lines of a band are averaged at most.
  var lineLimit = 64
  /// How much of the picture on either side of the region is included, as a fraction of its width.
  static let margin = 0.2

  /// The resampled region; luma from 0 to 255, bars darker than paper.
  ///
  /// - Parameter part: the bands to resample: all of them if nil, and others above or below the region.
  func strip(of region: BarRegion, in image: LumaImage, part: Range<Int>? = nil) -> Strip {
    let part = part ?? 0..<bands
    let columns = max(
      16, Int((region.length * (1 + 2 * Self.margin) * samplesPerPixel).rounded(.up)))
    let step = region.length * (1 + 2 * Self.margin) / Double(columns)
    var values = [Float](repeating: 0, count: columns * part.count)
    let height = region.height / Double(bands)
    let lines = max(1, min(lineLimit, Int(height / 1.5)))
    image.pixels.withUnsafeBufferPointer { pixels in
      values.withUnsafeMutableBufferPointer { values in
        guard let base = pixels.baseAddress else { return }
        for (row, band) in part.enumerated() {
          let middle = height * (Double(band) + 0.5 - Double(bands) / 2)
          for line in 0..<lines {
            let v = middle + height * ((Double(line) + 0.5) / Double(lines) - 0.5)
            Self.add(
              SamplingLine(
                region: region, offset: v, step: step, columns: columns, width: image.width,
                height: image.height),
              of: base, stride: image.stride,
              neighbours: (image.width > 1 ? 1 : 0, image.height > 1 ? image.stride : 0),
              to: UnsafeMutableBufferPointer(rebasing: values[(row * columns)...].prefix(columns)))
          }
        }
      }
    }
    return Strip(
      columns: columns, rows: part.count,
      values: values.map { polarity.level($0 / Float(lines << 16)) }, region: region, step: step)
  }

  /// Adds 65536 times the luma along a line, interpolated between four pixels, to `sums`.
  ///
  /// - Parameter neighbours: the distance in bytes to the pixel on the right and to the one below;
  ///   0 where a picture of one column or row has none.
  private static func add(
    _ line: SamplingLine, of pixels: UnsafePointer<UInt8>, stride: Int,
    neighbours: (right: Int, below: Int), to sums: UnsafeMutableBufferPointer<Float>
  ) {
    // Nothing has to be kept from the edges of the picture there.
    let inside = line.isInside(sums.count) && neighbours == (1, stride) ? sums.count & ~3 : 0
    var places = FourPlaces(on: line)
    let bytes = UnsafeMutableRawBufferPointer(sums)
    var offset = 0
    while offset < inside &* 4 {
      let sum = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<Float>.self)
      bytes.storeBytes(
        of: sum + places.lumas(of: pixels, stride: stride), toByteOffset: offset,
        as: SIMD4<Float>.self)
      places.advance()
      offset &+= 16
    }
    for column in inside..<sums.count {
      let x = min(max(line.x &+ column &* line.dx, 0), line.lastX)
      let y = min(max(line.y &+ column &* line.dy, 0), line.lastY)
      sums[column] += luma(at: (x, y), of: pixels, stride: stride, neighbours: neighbours)
    }
  }

  /// 65536 times the luma at a place in 1/65536 of a pixel, interpolated between four pixels.
  @inline(__always)
  private static func luma(
    at place: (x: Int, y: Int), of pixels: UnsafePointer<UInt8>, stride: Int,
    neighbours: (right: Int, below: Int)
  ) -> Float {
    let pixel = pixels + ((place.y &>> 16) &* stride &+ (place.x &>> 16))
    let fx: Int = (place.x & 0xFFFF) &>> 8
    let fy: Int = (place.y & 0xFFFF) &>> 8
    let next = pixel + neighbours.right
    let (below, belowNext) = (pixel + neighbours.below, next + neighbours.below)
    let left = (upper: Int(pixel[0]), lower: Int(below[0]))
    let upper: Int = left.upper &<< 8 &+ (Int(next[0]) &- left.upper) &* fx
    let lower: Int = left.lower &<< 8 &+ (Int(belowNext[0]) &- left.lower) &* fx
    return Float(upper &<< 8 &+ (lower &- upper) &* fy)
  }
}

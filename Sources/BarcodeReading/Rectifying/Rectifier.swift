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
    for column in Swift.stride(from: 0, to: inside, by: 4) {
      let four = fourLumas(of: line, from: column, of: pixels, stride: stride)
      for index in 0..<4 { sums[column &+ index] += four[index] }
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

  /// The same at four places of a line, from a column on, each with pixels on its right and below.
  ///
  /// All values are whole numbers up to 2²⁴, which are exact in `Float`.
  @inline(__always)
  private static func fourLumas(
    of line: SamplingLine, from column: Int, of pixels: UnsafePointer<UInt8>, stride: Int
  ) -> SIMD4<Float> {
    // From the low byte: a pixel, its neighbour on the right, the one below, and the neighbour of that.
    var squares = SIMD4<UInt32>.zero
    var (x, y) = (line.x &+ column &* line.dx, line.y &+ column &* line.dy)
    let (fx, fy) = (line.fractions(from: x, step: line.dx), line.fractions(from: y, step: line.dy))
    for index in 0..<4 {
      let pixel = UnsafeRawPointer(pixels + ((y &>> 16) &* stride &+ (x &>> 16)))
      let (upper, lower) = (
        pixel.loadUnaligned(as: UInt16.self), (pixel + stride).loadUnaligned(as: UInt16.self)
      )
      squares[index] =
        UInt32(UInt16(littleEndian: lower)) &<< 16 | UInt32(UInt16(littleEndian: upper))
      x &+= line.dx
      y &+= line.dy
    }
    let upper = between(squares & 0xFF, (squares &>> 8) & 0xFF, fx)
    let lower = between((squares &>> 16) & 0xFF, squares &>> 24, fx)
    return upper * 256 + (lower - upper) * fy
  }

  /// 256 times what lies between two lumas.
  @inline(__always)
  private static func between(
    _ left: SIMD4<UInt32>, _ right: SIMD4<UInt32>, _ fraction: SIMD4<Float>
  ) -> SIMD4<Float> {
    let (left, right) = (
      SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: left)),
      SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: right))
    )
    return left * 256 + (right - left) * fraction
  }
}

/// A straight line of samples through a picture, in 1/65536 of a pixel.
private struct SamplingLine {
  /// The first sample, and the step from each to the next.
  let (x, y, dx, dy): (Int, Int, Int, Int)
  /// The last position that has pixels on its right and below.
  let (lastX, lastY): (Int, Int)

  /// The fractions of four places along one axis, in 1/256 of a pixel.
  @inline(__always)
  func fractions(from place: Int, step: Int) -> SIMD4<Float> {
    let (place, step) = (UInt32(truncatingIfNeeded: place), UInt32(truncatingIfNeeded: step))
    let places = SIMD4(place, place &+ step, place &+ 2 &* step, place &+ 3 &* step)
    return SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: (places &>> 8) & 0xFF))
  }

  /// Whether its first and its last sample, and so all between, are in the picture.
  func isInside(_ count: Int) -> Bool {
    let ends = (x: x &+ (count - 1) &* dx, y: y &+ (count - 1) &* dy)
    return min(x, ends.x) >= 0 && max(x, ends.x) <= lastX && min(y, ends.y) >= 0
      && max(y, ends.y) <= lastY
  }

  init(
    region: BarRegion, offset v: Double, step: Double, columns: Int, width: Int, height: Int
  ) {
    let (axis, rise) = (region.across, region.rise)
    // Where the bars fan out, the symbol is wider on lines further down, or narrower.
    let stretch = step * (1 - v * region.fan)
    let start = stretch * (0.5 - Double(columns) / 2) + region.bend * v * v
    func fixed(_ value: Double) -> Int { Int((value * 65536).rounded()) }
    // Point (0, 0) is the corner of a pixel; its value is that of its middle.
    let first = region.point(across: start, along: v)
    x = fixed(first.x - 0.5)
    y = fixed(first.y - 0.5)
    dx = fixed((axis.x - axis.y * rise) * stretch)
    dy = fixed((axis.y + axis.x * rise) * stretch)
    lastX = max(0, ((width - 1) << 16) - 1)
    lastY = max(0, ((height - 1) << 16) - 1)
  }
}

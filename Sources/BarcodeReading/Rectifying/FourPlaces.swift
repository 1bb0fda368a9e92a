/// Four places of a line, one after the other, each with pixels on its right and below.
struct FourPlaces {
  /// The first of them, in 1/65536 of a pixel.
  private var (x, y): (Int, Int)
  /// The low bits of all four.
  private var (bitsX, bitsY): (SIMD4<UInt32>, SIMD4<UInt32>)
  private let line: SamplingLine

  /// Those at the beginning of a line.
  @inline(__always)
  init(on line: SamplingLine) {
    self.line = line
    (x, y) = (line.x, line.y)
    bitsX = Self.bits(from: line.x, step: line.dx)
    bitsY = Self.bits(from: line.y, step: line.dy)
  }

  /// Goes on to the next four.
  @inline(__always)
  mutating func advance() {
    (x, y) = (x &+ 4 &* line.dx, y &+ 4 &* line.dy)
    bitsX &+= SIMD4(repeating: UInt32(truncatingIfNeeded: 4 &* line.dx))
    bitsY &+= SIMD4(repeating: UInt32(truncatingIfNeeded: 4 &* line.dy))
  }

  /// 65536 times the luma at each of them, interpolated between four pixels.
  ///
  /// All values are whole numbers up to 2²⁴, which are exact in `Float`.
  @inline(__always)
  func lumas(of pixels: UnsafePointer<UInt8>, stride: Int) -> SIMD4<Float> {
    let squares = SIMD4(
      square(0, of: pixels, stride), square(1, of: pixels, stride), square(2, of: pixels, stride),
      square(3, of: pixels, stride))
    let (fx, fy) = (Self.fractions(bitsX), Self.fractions(bitsY))
    let upper = Self.between(squares & 0xFF, (squares &>> 8) & 0xFF, fx)
    let lower = Self.between((squares &>> 16) & 0xFF, squares &>> 24, fx)
    return upper * 256 + (lower - upper) * fy
  }

  /// From the low byte: a pixel, its neighbour on the right, the one below, and the neighbour of that.
  @inline(__always)
  private func square(_ index: Int, of pixels: UnsafePointer<UInt8>, _ stride: Int) -> UInt32 {
    let (column, row) = ((x &+ index &* line.dx) &>> 16, (y &+ index &* line.dy) &>> 16)
    let pixel = UnsafeRawPointer(pixels + (row &* stride &+ column))
    let (upper, lower) = (
      pixel.loadUnaligned(as: UInt16.self), (pixel + stride).loadUnaligned(as: UInt16.self)
    )
    return UInt32(UInt16(littleEndian: lower)) &<< 16 | UInt32(UInt16(littleEndian: upper))
  }

  @inline(__always)
  private static func bits(from place: Int, step: Int) -> SIMD4<UInt32> {
    let (place, step) = (UInt32(truncatingIfNeeded: place), UInt32(truncatingIfNeeded: step))
    return SIMD4(place, place &+ step, place &+ 2 &* step, place &+ 3 &* step)
  }

  /// In 1/256 of a pixel.
  @inline(__always)
  private static func fractions(_ bits: SIMD4<UInt32>) -> SIMD4<Float> {
    SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: (bits &>> 8) & 0xFF))
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

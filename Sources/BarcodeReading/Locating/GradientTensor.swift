/// The structure tensor: squared gradients summed over some pixels.
struct GradientTensor: Equatable {
  /// Four sums: the squared horizontal gradient, the squared vertical one, their product, and the
  /// number of pixels.
  private var sums: SIMD4<Float>

  static let zero = GradientTensor(xx: 0, yy: 0, xy: 0, pixels: 0)

  init(xx: Float, yy: Float, xy: Float, pixels: Float) {
    sums = SIMD4(xx, yy, xy, pixels)
  }

  static func + (a: GradientTensor, b: GradientTensor) -> GradientTensor {
    var sum = a
    sum.sums += b.sums
    return sum
  }

  static func += (a: inout GradientTensor, b: GradientTensor) {
    a.sums += b.sums
  }

  /// The mean squared gradient, in squared gray levels.
  var energy: Float {
    sums.w > 0 ? (sums.x + sums.y) / sums.w : 0
  }

  /// How far the gradients agree in direction: 0 for not at all, 1 where all are parallel.
  var coherence: Float {
    let total = sums.x + sums.y
    return total > 0 ? doubled.length / total : 0
  }

  /// The main direction θ of the gradients as the unit vector (cos 2θ, sin 2θ), which is the same
  /// for opposite gradients.
  var axis: SIMD2<Float> {
    let vector = doubled
    let length = vector.length
    return length > 0 ? vector / length : .zero
  }

  private var doubled: SIMD2<Float> { SIMD2(sums.x - sums.y, 2 * sums.z) }
}

extension SIMD2<Float> {
  fileprivate var length: Float { (self * self).sum().squareRoot() }
}

extension GradientTensor {
  /// Measures a square of pixels; the pixels around it must exist too.
  ///
  /// - Parameters:
  ///   - corner: the top left pixel.
  ///   - size: the side in pixels: 8, or a multiple of 16.
  ///   - rowStep: measures every `rowStep`-th row only.
  ///   - stride: bytes from one row to the next.
  init(at corner: UnsafePointer<UInt8>, size: Int, rowStep: Int, stride: Int) {
    var (xx, yy, xy) = (SIMD8<Int32>.zero, SIMD8<Int32>.zero, SIMD8<Int32>.zero)
    // Two squares of halved differences fit in 16 bits together: of pixels side by side, or one below the other.
    let (isWide, pairStep) = (size > 8, size > 8 ? rowStep : 2 * rowStep)
    let second = isWide ? 8 : rowStep * stride
    let (end, step) = (corner + size &* stride, pairStep &* stride)
    var row = corner
    while row < end {
      var x = 0
      repeat {
        let (a, b) = (
          Self.products(at: row + x, stride), Self.products(at: row + x + second, stride)
        )
        xx &+= SIMD8<Int32>(truncatingIfNeeded: a.xx &+ b.xx)
        yy &+= SIMD8<Int32>(truncatingIfNeeded: a.yy &+ b.yy)
        xy &+= SIMD8<Int32>(truncatingIfNeeded: a.xy) &+ SIMD8<Int32>(truncatingIfNeeded: b.xy)
        x &+= 16
      } while x < size
      row += step
    }
    let rows = (size + rowStep - 1) / rowStep
    self.init(
      xx: Float(xx.wrappedSum()), yy: Float(yy.wrappedSum()), xy: Float(xy.wrappedSum()),
      pixels: Float(rows * size))
  }

  /// The products of the gradients at eight pixels. Halved, they are from -128 to 127, and a square is 2¹⁴ at most.
  @inline(__always)
  private static func products(
    at pixel: UnsafePointer<UInt8>, _ stride: Int
  ) -> (xx: SIMD8<UInt16>, yy: SIMD8<UInt16>, xy: SIMD8<Int16>) {
    let dx = (load(pixel + 1) &- load(pixel - 1)) &>> 1
    let dy = (load(pixel + stride) &- load(pixel - stride)) &>> 1
    return (
      SIMD8(truncatingIfNeeded: dx &* dx), SIMD8(truncatingIfNeeded: dy &* dy), dx &* dy
    )
  }

  @inline(__always)
  private static func load(_ pixel: UnsafePointer<UInt8>) -> SIMD8<Int16> {
    SIMD8<Int16>(
      truncatingIfNeeded: UnsafeRawPointer(pixel).loadUnaligned(as: SIMD8<UInt8>.self))
  }
}

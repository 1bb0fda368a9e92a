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
  ///   - size: the side in pixels, a multiple of 8.
  ///   - rowStep: measures every `rowStep`-th row only.
  ///   - stride: bytes from one row to the next.
  init(at corner: UnsafePointer<UInt8>, size: Int, rowStep: Int, stride: Int) {
    var (xx, yy, xy) = (SIMD8<Int32>.zero, SIMD8<Int32>.zero, SIMD8<Int32>.zero)
    var rows = 0
    for y in Swift.stride(from: 0, to: size, by: rowStep) {
      rows += 1
      for x in Swift.stride(from: 0, to: size, by: 8) {
        let pixel = corner + y * stride + x
        // Halved, so that a product of two fits in 16 bits.
        let dx = (Self.load(pixel + 1) &- Self.load(pixel - 1)) &>> 1
        let dy = (Self.load(pixel + stride) &- Self.load(pixel - stride)) &>> 1
        xx &+= SIMD8<Int32>(truncatingIfNeeded: dx &* dx)
        yy &+= SIMD8<Int32>(truncatingIfNeeded: dy &* dy)
        xy &+= SIMD8<Int32>(truncatingIfNeeded: dx &* dy)
      }
    }
    self.init(
      xx: Float(xx.wrappedSum()), yy: Float(yy.wrappedSum()), xy: Float(xy.wrappedSum()),
      pixels: Float(rows * size))
  }

  private static func load(_ pixel: UnsafePointer<UInt8>) -> SIMD8<Int16> {
    SIMD8<Int16>(
      truncatingIfNeeded: UnsafeRawPointer(pixel).loadUnaligned(as: SIMD8<UInt8>.self))
  }
}

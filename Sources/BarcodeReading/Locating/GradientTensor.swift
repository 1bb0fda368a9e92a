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
  ///   - pixels: how many are measured.
  init(at corner: UnsafePointer<UInt8>, size: Int, rowStep: Int, stride: Int, pixels: Float) {
    var sums = (xx: SIMD4<Int32>.zero, yy: SIMD4<Int32>.zero, xy: SIMD4<Int32>.zero)
    // Sixteen pixels at once: side by side, or where a cell is only eight wide, one below the other.
    let isWide = size > 8
    let second = isWide ? 8 : rowStep &* stride
    let (end, step) = (corner + size &* stride, (isWide ? rowStep : 2 &* rowStep) &* stride)
    var row = corner
    while row < end {
      var x = 0
      repeat {
        Self.add(gradientsAt: row + x, stride, to: &sums)
        Self.add(gradientsAt: row + x + second, stride, to: &sums)
        x &+= 16
      } while x < size
      row += step
    }
    self.init(
      xx: Float(sums.xx.wrappedSum()), yy: Float(sums.yy.wrappedSum()),
      xy: Float(sums.xy.wrappedSum()), pixels: pixels)
  }

  /// Adds the products of the halved gradients at eight pixels.
  @inline(__always)
  private static func add(
    gradientsAt pixel: UnsafePointer<UInt8>, _ stride: Int,
    to sums: inout (xx: SIMD4<Int32>, yy: SIMD4<Int32>, xy: SIMD4<Int32>)
  ) {
    let dx = (load(pixel + 1) &- load(pixel - 1)) &>> 1
    let dy = (load(pixel + stride) &- load(pixel - stride)) &>> 1
    sums.xx &+= products(dx, dx)
    sums.yy &+= products(dy, dy)
    sums.xy &+= products(dx, dy)
  }

  /// The products, those of neighbours added: one instruction does both.
  @inline(__always)
  private static func products(_ a: SIMD8<Int16>, _ b: SIMD8<Int16>) -> SIMD4<Int32> {
    let products = SIMD8<Int32>(truncatingIfNeeded: a) &* SIMD8<Int32>(truncatingIfNeeded: b)
    return products.evenHalf &+ products.oddHalf
  }

  @inline(__always)
  private static func load(_ pixel: UnsafePointer<UInt8>) -> SIMD8<Int16> {
    SIMD8<Int16>(
      truncatingIfNeeded: UnsafeRawPointer(pixel).loadUnaligned(as: SIMD8<UInt8>.self))
  }
}

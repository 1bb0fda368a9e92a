import RealModule

/// How a blur shows a sharp edge: the response to a step from 0 to 1, and its derivatives.
///
/// Defocus spreads a point over a disk, whose line spread function is a half ellipse; motion,
/// pixels and resampling add a Gaussian. The ellipse is integrated by Gauss-Chebyshev quadrature of
/// the second kind, so the response is a sum of a few Gaussian edges. All lengths are in modules.
struct EdgeSpread: Sendable {
  /// Table steps for each module.
  static let resolution: Float = 16

  /// Farther than this from the edge, the response is constant.
  let reach: Float
  /// For each step: the response, its slope, and its derivatives by disk radius and by Gaussian
  /// sigma.
  let table: [SIMD4<Float>]

  init(blur: Blur) {
    let (radius, sigma) = (blur.radius, blur.sigma)
    reach = (radius + 3 * sigma + 1 / Self.resolution)
    let half = Int((reach * Self.resolution).rounded(.up))
    let (nodes, gaussian) = (Self.nodes, Self.gaussian)
    var table = [SIMD4<Float>](repeating: SIMD4(), count: 2 * half + 2)
    for step in 0...half + 1 {
      let distance = Float(step) / Self.resolution
      var sum = SIMD4<Float>()
      for node in nodes {
        let scaled = (distance - radius * node.abscissa) / sigma
        let edge = node.weight * Self.gaussian(at: scaled, in: gaussian)
        let slope = edge.y / sigma
        sum += SIMD4(edge.x, slope, -slope * node.abscissa, -slope * scaled)
      }
      table[half + step] = sum
      // The kernel is symmetric, so the response is point-symmetric around a half.
      if step <= half { table[half - step] = SIMD4(1 - sum.x, sum.y, -sum.z, -sum.w) }
    }
    self.table = table
    origin = Float(half)
  }

  /// The response (x), slope (y) and derivatives (z, w) at a distance to the right of the edge.
  @inline(__always)
  func callAsFunction(_ distance: Float) -> SIMD4<Float> {
    let place = distance * Self.resolution + origin
    guard place > 0 else { return SIMD4() }
    guard place < 2 * origin else { return SIMD4(1, 0, 0, 0) }
    let index = Int(place)
    let fraction = place - Float(index)
    return table[index] * (1 - fraction) + table[index + 1] * fraction
  }

  /// The table index of the edge itself.
  private let origin: Float

  private static let nodes: [(abscissa: Float, weight: Float)] = (1...6).map { index in
    let angle = Double(index) * .pi / 7
    return (Float(Double.cos(angle)), Float(2 * Double.sin(angle) * Double.sin(angle) / 7))
  }

  /// A Gaussian edge and its slope in steps of 1/64 sigma, from −6 sigma to 6 sigma.
  private static let gaussian: [SIMD2<Float>] = (0...768).map { index in
    let x = Double(index) / 64 - 6
    return SIMD2(
      Float(0.5 * Double.erfc(-x / 2.0.squareRoot())),
      Float(Double.exp(-x * x / 2) / (2 * .pi).squareRoot()))
  }

  /// The edge (x) and slope (y) at a multiple of sigma.
  private static func gaussian(at x: Float, in table: [SIMD2<Float>]) -> SIMD2<Float> {
    let place = (x + 6) * 64
    guard place > 0 else { return SIMD2() }
    guard place < 768 else { return SIMD2(1, 0) }
    let index = Int(place)
    let fraction = place - Float(index)
    return table[index] * (1 - fraction) + table[index + 1] * fraction
  }
}

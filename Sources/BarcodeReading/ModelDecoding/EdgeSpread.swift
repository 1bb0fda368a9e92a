import RealModule

/// How a blur shows a sharp edge: the response to a step from 0 to 1, and its derivatives.
///
/// Defocus spreads a point over a disk, whose line spread function is a half ellipse; motion,
/// pixels and resampling add a Gaussian. The ellipse is integrated by Gauss-Chebyshev quadrature of
/// the second kind, so the response is a sum of a few Gaussian edges. All lengths are in modules.
struct EdgeSpread: Sendable {
  /// Farther than this from the edge, the response is constant.
  let reach: Float

  private let radius: Float
  private let sigma: Float
  private let nodes: [SIMD2<Float>]
  private let gaussian: [SIMD2<Float>]

  init(blur: Blur) {
    (radius, sigma) = (blur.radius, blur.sigma)
    reach = radius + 3 * sigma
    (nodes, gaussian) = (Self.allNodes, Self.gaussianEdge)
  }

  /// The response (x), slope (y) and derivatives by disk radius (z) and Gaussian sigma (w) at a distance to the
  /// right of the edge.
  func callAsFunction(_ distance: Float) -> SIMD4<Float> {
    guard distance > -reach else { return SIMD4() }
    guard distance < reach else { return SIMD4(1, 0, 0, 0) }
    return gaussian.withUnsafeBufferPointer { gaussian in
      var sum = SIMD4<Float>()
      for node in nodes {
        let scaled = (distance - radius * node.x) / sigma
        let edge = node.y * Self.edge(at: scaled, in: gaussian)
        let slope = edge.y / sigma
        sum += SIMD4(edge.x, slope, -slope * node.x, -slope * scaled)
      }
      return sum
    }
  }

  /// The places (x) and weights (y) of the Gaussian edges, as fractions of the radius and of all.
  private static let allNodes: [SIMD2<Float>] = (1...6).map { index in
    let angle = Double(index) * .pi / 7
    return SIMD2(
      Float(Double.cos(angle)), Float(2 * Double.sin(angle) * Double.sin(angle) / 7))
  }

  /// A Gaussian edge and its slope in steps of 1/64 sigma, from −6 sigma to 6 sigma.
  private static let gaussianEdge: [SIMD2<Float>] = (0...768).map { index in
    let x = Double(index) / 64 - 6
    return SIMD2(
      Float(0.5 * Double.erfc(-x / 2.0.squareRoot())),
      Float(Double.exp(-x * x / 2) / (2 * .pi).squareRoot()))
  }

  /// The edge (x) and slope (y) at a multiple of sigma.
  @inline(__always)
  private static func edge(
    at x: Float, in table: UnsafeBufferPointer<SIMD2<Float>>
  ) -> SIMD2<Float> {
    let place = (x + 6) * 64
    guard place > 0 else { return SIMD2() }
    guard place < 768 else { return SIMD2(1, 0) }
    let index = Int(place)
    let fraction = place - Float(index)
    return table[index] * (1 - fraction) + table[index + 1] * fraction
  }
}

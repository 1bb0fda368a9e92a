import RealModule

/// How a symbol around a can, a jar or a bottle is seen: its modules are equally wide in degrees.
struct CylinderView: Sendable, Equatable {
  /// The angles of the symbol's ends, in degrees from the line of sight; of the left end first.
  let from: Double
  let to: Double

  /// From the front to far around either side, and around both.
  static let all = [
    CylinderView(from: 0, to: 60), CylinderView(from: -60, to: 0),
    CylinderView(from: -15, to: 72), CylinderView(from: -72, to: 15),
    CylinderView(from: -58, to: 58),
  ]

  /// The same from the other end, where reading may begin.
  var mirrored: CylinderView { CylinderView(from: -to, to: -from) }

  /// From places in the symbol to places across a region as wide as it, from its centre.
  ///
  /// - Parameter length: the width of the region.
  func bend(length: Double) -> BendCurve {
    let (start, end) = (Double.sin(radians(0)), Double.sin(radians(1)))
    return BendCurve(terms: 10) { fraction in
      Float(length * ((Double.sin(radians(Double(fraction))) - start) / (end - start) - 0.5))
    }
  }

  private func radians(_ fraction: Double) -> Double {
    (from + (to - from) * fraction) * .pi / 180
  }
}

import Imaging
import RealModule

/// A part of a picture that looks like bars side by side.
struct BarRegion: Equatable, Sendable {
  /// The centre, in pixels.
  var center: Point
  /// The direction across the bars, in radians from the x axis towards the y axis. Reading may go
  /// this way or the opposite way.
  var angle: Double
  /// The extent across the bars, in pixels: the symbol's width.
  var length: Double
  /// The extent along the bars, in pixels: the symbol's height.
  var height: Double
  /// How much the bars fan out: the change of ``angle``, in radians per pixel across the bars.
  var fan: Double
  /// How much the bars are bent: their shift across, in pixels per squared pixel along the bars.
  var bend = 0.0
  /// How far its rows rise along the bars, in pixels per pixel across: 0 where they are at a right angle to
  /// the bars, as they are on paper.
  var rise = 0.0
  /// How likely it is a symbol: the higher, the likelier. Of no unit.
  var score: Double
}

extension BarRegion {
  /// The unit vector across the bars.
  var across: Point { Point(x: Double.cos(angle), y: Double.sin(angle)) }

  /// The point of the picture at a distance from the centre across the bars, in pixels, on the row that is at
  /// a distance from the centre's along them.
  func point(across u: Double, along row: Double) -> Point {
    let (axis, v) = (across, row + rise * u)
    let (x, y) = (axis.x * u - axis.y * v, axis.y * u + axis.x * v)
    return Point(x: center.x + x, y: center.y + y)
  }

  /// By how many pixels across the bars are shifted on the row at a distance along them from the centre's.
  ///
  /// How they bend is measured in the region only: beyond it they go straight on. A parabola leads away from bars
  /// that are straight the faster, the farther.
  func shift(along v: Double) -> Double {
    let inside = min(max(v, -height / 2), height / 2)
    return bend * inside * (2 * v - inside)
  }

  /// The upright region around it, whose rows do not rise.
  var upright: BarRegion {
    var upright = self
    upright.height = (height * height + rise * rise * length * length).squareRoot()
    upright.rise = 0
    return upright
  }

  /// The corners of a part of the region; the first corner is where reading begins.
  ///
  /// - Parameter extent: the part across the bars, in pixels from the centre.
  func quad(across extent: ClosedRange<Double>, readBackwards: Bool) -> Quadrilateral {
    let (start, end, v) =
      readBackwards
      ? (extent.upperBound, extent.lowerBound, -height / 2)
      : (extent.lowerBound, extent.upperBound, height / 2)
    return Quadrilateral(
      point(across: start, along: -v), point(across: end, along: -v),
      point(across: end, along: v), point(across: start, along: v))
  }

  /// The part whose lines across the bars lie in a picture from end to end; all of it if that is less
  /// than two thirds.
  ///
  /// Beyond its edges a picture is continued with its outermost pixels, which moves bars that do not meet
  /// the edge at a right angle.
  func clipped(width: Int, height: Int) -> BarRegion {
    var (first, last) = (-self.height / 2, self.height / 2)
    for u in [-length / 2, length / 2] {
      let end = point(across: u, along: 0)
      // Along the bars, x changes by -sin and y by cos of the angle.
      for (place, step, size) in [
        (end.x, -across.y, Double(width)), (end.y, across.x, Double(height)),
      ] where abs(step) > 0.5 {
        let limits = [(0.5 - place) / step, (size - 0.5 - place) / step].sorted()
        (first, last) = (max(first, limits[0]), min(last, limits[1]))
      }
    }
    guard 3 * (last - first) > 2 * self.height, last - first < self.height else { return self }
    var part = self
    let middle = (first + last) / 2
    part.center = point(across: bend * middle * middle, along: middle)
    part.height = last - first
    return part
  }

  /// The whole of a picture that is too low or too narrow to be searched: bars can only be side by
  /// side along its longer side. Nil where that is too short for a symbol.
  init?(wholeOf image: LumaImage, _ limits: LocatingLimits) {
    let (width, height) = (Double(image.width), Double(image.height))
    guard min(width, height) > 0, max(width, height) >= limits.minimumLength else { return nil }
    self.init(
      center: Point(x: width / 2, y: height / 2), angle: width < height ? .pi / 2 : 0,
      length: max(width, height), height: min(width, height), fan: 0, score: 0)
  }

  /// Whether another region is at the same place, with nearly the same size and angle.
  ///
  /// One that is much higher is not the same: it may span several symbols, one below the other.
  func isSame(as other: BarRegion, _ limits: LocatingLimits) -> Bool {
    let (dx, dy) = (other.center.x - center.x, other.center.y - center.y)
    let along = dx * across.x + dy * across.y
    // From the row through the centre.
    let aside = dy * across.x - dx * across.y - rise * along
    let (lengths, heights) = (other.length / length, other.height / height)
    return abs(along) < limits.sameAcross * length && abs(aside) < limits.sameAlong * height
      && abs(Double.sin(other.angle - angle)) < limits.sameAngle
      && abs(other.rise - rise) < limits.sameRise
      && limits.sameLengths.contains(lengths) && limits.sameHeights.contains(heights)
  }
}

import Imaging
import RealModule

/// The sums of squared gradients of a plane.
struct GradientSums {
  var (xx, xy, yy) = (0.0, 0.0, 0.0)

  /// The energy in a direction.
  func energy(_ x: Double, _ y: Double) -> Double { xx * x * x + 2 * xy * x * y + yy * y * y }

  /// The smallest ratio of the energy in a direction to another's: the smaller root λ of
  /// det(self - λ other) = 0; nil where the other has energy in one direction only.
  func lowestRatio(to other: GradientSums) -> Double? {
    let a = other.xx * other.yy - other.xy * other.xy
    let b = xx * other.yy + yy * other.xx - 2 * xy * other.xy
    let c = xx * yy - xy * xy
    guard a > 0 else { return nil }
    return (b - max(b * b - 4 * a * c, 0).squareRoot()) / (2 * a)
  }
}

/// A part of a picture as numbers that can be smoothed.
struct SmoothedPlane {
  let width: Int
  let height: Int
  private var levels: [Float]

  /// - Parameters:
  ///   - reach: to either side of the middle, in pixels.
  ///   - reduction: so many pixels in a row and column become one.
  init(_ image: LumaImage, around middle: Point, reach: Double, reducedBy reduction: Int) {
    let left = Int(max(middle.x - reach, 0))
    let top = Int(max(middle.y - reach, 0))
    width = max((min(Int(middle.x + reach), image.width) - left) / reduction, 0)
    height = max((min(Int(middle.y + reach), image.height) - top) / reduction, 0)
    levels = [Float](repeating: 0, count: width * height)
    for y in 0..<height * reduction {
      let row = (top + y) * image.stride + left
      for x in 0..<width * reduction {
        levels[y / reduction * width + x / reduction] += Float(image.pixels[row + x])
      }
    }
    for index in levels.indices { levels[index] /= Float(reduction * reduction) }
  }

  /// The variance of its noise: of a mask that cancels planes and edges (Immerkær, 'Fast noise variance
  /// estimation', 1996), the lower quartile, which print hardly changes.
  var noise: Double {
    var responses: [Float] = []
    for y in stride(from: 1, to: height - 1, by: Self.rowsOfNoise) {
      for index in y * width + 1..<(y + 1) * width - 1 {
        func column(_ x: Int) -> Float {
          levels[index + x - width] - 2 * levels[index + x] + levels[index + x + width]
        }
        responses.append(abs(column(-1) - 2 * column(0) + column(1)))
      }
    }
    // A quarter of a normal distribution is within 0.3186 deviations, and the mask's gain is 6.
    let deviation = Double(responses.sorted()[responses.count / 4]) / 6 / 0.3186
    return deviation * deviation
  }

  /// One row of so many tells the noise as well as all of them.
  private static let rowsOfNoise = 4

  /// Less what noise of a variance gives after a Gaussian: σ² / 8πs⁴, and four times that for a difference
  /// over two pixels. Its edges are left out: there is no more than half of the Gaussian.
  func gradients(without noise: Double, after deviation: Double) -> GradientSums {
    var sums = GradientSums()
    let count = Double((width - 2) * (height - 2))
    let floor = count * noise / (2 * .pi * deviation * deviation * deviation * deviation)
    for y in 1..<height - 1 {
      for index in y * width + 1..<(y + 1) * width - 1 {
        let dx = Double(levels[index + 1] - levels[index - 1])
        let dy = Double(levels[index + width] - levels[index - width])
        sums.xx += dx * dx
        sums.xy += dx * dy
        sums.yy += dy * dy
      }
    }
    sums.xx = max(sums.xx - floor, floor / 100)
    sums.yy = max(sums.yy - floor, floor / 100)
    return sums
  }

  /// After a Gaussian, along the rows and then along the columns.
  func smoothed(deviation: Double) -> SmoothedPlane {
    let reach = Int(3 * deviation)
    let raw = (-reach...reach).map { Double.exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let weights = raw.map { Float($0 / raw.reduce(0, +)) }
    var (rows, result) = (self, self)
    for index in levels.indices { (rows.levels[index], result.levels[index]) = (0, 0) }
    levels.withUnsafeBufferPointer { levels in
      rows.levels.withUnsafeMutableBufferPointer { rows in
        for first in stride(from: 0, to: levels.count, by: width) {
          let line = UnsafeBufferPointer(rebasing: levels[first..<first + width])
          let sums = UnsafeMutableBufferPointer(rebasing: rows[first..<first + width])
          for (tap, weight) in weights.enumerated() {
            line.add(to: sums, times: weight, movedBy: tap - reach)
          }
        }
      }
    }
    rows.levels.withUnsafeBufferPointer { rows in
      result.levels.withUnsafeMutableBufferPointer { result in
        for y in 0..<height {
          let sums = UnsafeMutableBufferPointer(rebasing: result[y * width..<(y + 1) * width])
          for (tap, weight) in weights.enumerated() {
            let source = min(max(y + tap - reach, 0), height - 1) * width
            UnsafeBufferPointer(rebasing: rows[source..<source + width])
              .add(to: sums, times: weight, movedBy: 0)
          }
        }
      }
    }
    return result
  }
}

extension UnsafeBufferPointer<Float> {
  /// Adds each element to the sum that is so many places before it; beyond its ends a row goes on as it ends.
  fileprivate func add(
    to sums: UnsafeMutableBufferPointer<Float>, times weight: Float, movedBy shift: Int
  ) {
    let first = Swift.min(Swift.max(-shift, 0), count)
    let last = Swift.max(Swift.min(count - shift, count), first)
    for x in 0..<first { sums[x] += weight * self[0] }
    for x in first..<last { sums[x] += weight * self[x &+ shift] }
    for x in last..<count { sums[x] += weight * self[count - 1] }
  }
}

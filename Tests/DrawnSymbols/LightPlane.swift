import Foundation

/// A picture before it is rounded to gray levels, and what lenses and motion make of it.
struct LightPlane {
  let width: Int
  let height: Int
  private var levels: [Float]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    levels = [Float](repeating: 0, count: width * height)
  }

  /// Beyond its edges it goes on as there.
  subscript(x: Int, y: Int) -> Float {
    get { levels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)] }
    set { levels[y * width + x] = newValue }
  }

  /// Every point becomes a disk.
  func defocused(radius: Double) -> LightPlane {
    let reach = Int(radius)
    // Of a large disk every second or third pixel is enough.
    let places = stride(from: -reach, through: reach, by: max(1, reach / 5))
    return mean(
      of: places.flatMap { dy in
        places.filter { Double($0 * $0 + dy * dy) <= radius * radius }.map { ($0, dy) }
      })
  }

  /// Every point becomes a line.
  func moved(by way: (x: Double, y: Double)) -> LightPlane {
    let count = Int(max(abs(way.x), abs(way.y))) + 1
    return mean(
      of: (0..<count).map { step in
        let part = count > 1 ? Double(step) / Double(count - 1) - 0.5 : 0
        return (Int((way.x * part).rounded()), Int((way.y * part).rounded()))
      })
  }

  /// A Gaussian, as the sum of the pixels around each.
  func blurred(deviation: Double) -> LightPlane {
    let weights = (-2...2).map { Float(exp(-pow(Double($0) / deviation, 2) / 2)) }
    let total = weights.reduce(0, +)
    func pass(_ plane: LightPlane, _ dx: Int, _ dy: Int) -> LightPlane {
      var result = plane
      for y in 0..<height {
        for x in 0..<width {
          result[x, y] = (-2...2).reduce(Float(0)) {
            $0 + weights[$1 + 2] / total * plane[x + $1 * dx, y + $1 * dy]
          }
        }
      }
      return result
    }
    return pass(pass(self, 1, 0), 0, 1)
  }

  private func mean(of offsets: [(x: Int, y: Int)]) -> LightPlane {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        var sum: Float = 0
        for offset in offsets { sum += self[x + offset.x, y + offset.y] }
        result[x, y] = sum / Float(offsets.count)
      }
    }
    return result
  }
}

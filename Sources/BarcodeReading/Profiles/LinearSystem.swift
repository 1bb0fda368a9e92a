/// A few symmetric linear equations, solved by Cholesky decomposition.
struct LinearSystem {
  /// The number of unknowns.
  let size: Int
  /// `size` × `size` coefficients, row by row; only the lower triangle is read.
  var matrix: [Float]
  /// The right-hand sides.
  var right: [Float]

  init(size: Int) {
    self.size = size
    matrix = [Float](repeating: 0, count: size * size)
    right = [Float](repeating: 0, count: size)
  }

  /// The unknowns; nil where the matrix is not positive definite.
  func solved() -> [Float]? {
    var factor = matrix
    var unknowns = right
    for row in 0..<size {
      for column in 0...row {
        var sum = factor[row * size + column]
        for k in 0..<column { sum -= factor[row * size + k] * factor[column * size + k] }
        if row == column {
          guard sum > 0, sum.isFinite else { return nil }
          factor[row * size + row] = sum.squareRoot()
        } else {
          factor[row * size + column] = sum / factor[column * size + column]
        }
      }
      for k in 0..<row { unknowns[row] -= factor[row * size + k] * unknowns[k] }
      unknowns[row] /= factor[row * size + row]
    }
    for row in (0..<size).reversed() {
      for k in row + 1..<size { unknowns[row] -= factor[k * size + row] * unknowns[k] }
      unknowns[row] /= factor[row * size + row]
    }
    return unknowns
  }
}

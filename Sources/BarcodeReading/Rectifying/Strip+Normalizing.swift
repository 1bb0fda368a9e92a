extension Strip {
  /// The strip with its local contrast normalized: each sample becomes its difference from the
  /// local mean, divided by the local standard deviation.
  ///
  /// - Parameter radius: how far from the sample both are measured, in columns.
  func normalized(radius: Int) -> Strip {
    var result = values
    var mean = [Float](repeating: 0, count: columns)
    var variance = mean
    var sums = [Float](repeating: 0, count: columns + 1)
    for row in 0..<rows {
      let first = row * columns
      for i in 0..<columns { mean[i] = values[first + i] }
      Self.smooth(&mean, radius: radius, sums: &sums)
      var highest: Float = 1
      for i in 0..<columns {
        let difference = values[first + i] - mean[i]
        result[first + i] = difference
        variance[i] = difference * difference
      }
      Self.smooth(&variance, radius: radius, sums: &sums)
      for i in 0..<columns { highest = max(highest, variance[i]) }
      // The lower limit keeps noise in a wide quiet zone from being amplified.
      for i in 0..<columns {
        result[first + i] /= max(variance[i], highest / 16).squareRoot()
      }
    }
    return replacing(rows: rows, values: result)
  }

  /// The strip with its blur reduced: each sample is moved away from the local mean.
  ///
  /// - Parameters:
  ///   - radius: how far from the sample the mean is measured, in columns.
  ///   - amount: how far it is moved, as a multiple of its difference from the mean.
  func sharpened(radius: Int, amount: Float) -> Strip {
    guard amount > 0 else { return self }
    var result = values
    var mean = [Float](repeating: 0, count: columns)
    var sums = [Float](repeating: 0, count: columns + 1)
    for row in 0..<rows {
      let first = row * columns
      for i in 0..<columns { mean[i] = values[first + i] }
      Self.smooth(&mean, radius: radius, sums: &sums)
      for i in 0..<columns { result[first + i] += amount * (values[first + i] - mean[i]) }
    }
    return replacing(rows: rows, values: result)
  }

  /// Two box filters in sequence: the weights fall off linearly from the middle.
  private static func smooth(_ line: inout [Float], radius: Int, sums: inout [Float]) {
    for _ in 0..<2 {
      var sum: Float = 0
      for i in line.indices {
        sum += line[i]
        sums[i + 1] = sum
      }
      for i in line.indices {
        let (from, to) = (max(0, i - radius), min(line.count, i + radius + 1))
        line[i] = (sums[to] - sums[from]) / Float(to - from)
      }
    }
  }
}

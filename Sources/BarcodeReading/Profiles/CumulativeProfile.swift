/// The running sum of a profile, which gives the mean over any interval from two values.
struct CumulativeProfile: Sendable {
  /// The sum of all samples before each one, and of all; each less ``offset``.
  private let sums: [Float]
  /// The mean of all samples.
  private let offset: Float

  /// The number of samples.
  var count: Int { sums.count - 1 }

  init(_ samples: [Float]) {
    // Without the mean, the sums stay small and lose less precision.
    let mean = samples.isEmpty ? 0 : samples.reduce(0, +) / Float(samples.count)
    var sums: [Float] = [0]
    sums.reserveCapacity(samples.count + 1)
    var sum: Float = 0
    for sample in samples {
      sum += sample - mean
      sums.append(sum)
    }
    self.sums = sums
    offset = mean
  }

  /// 1 for each sample that is hidden, 0 for the others; nil where none is.
  init?(hidden: [Bool]) {
    guard hidden.contains(true) else { return nil }
    self.init(hidden.map { $0 ? 1 : 0 })
  }

  /// The mean luma between each edge and the next.
  ///
  /// Beyond its ends the profile continues with its first and last sample.
  ///
  /// - Parameters:
  ///   - edges: positions in samples, ascending; one more than `means` has elements.
  ///   - means: receives the results.
  func means(
    between edges: UnsafeBufferPointer<Float>, into means: UnsafeMutableBufferPointer<Float>
  ) {
    sums.withUnsafeBufferPointer { sums in
      var before = Self.sum(upTo: edges[0], in: sums)
      for index in 0..<means.count {
        let after = Self.sum(upTo: edges[index + 1], in: sums)
        means[index] = offset + (after - before) / max(edges[index + 1] - edges[index], 1e-3)
        before = after
      }
    }
  }

  /// The mean luma in equally wide intervals, one after the other.
  ///
  /// - Parameters:
  ///   - first: where the first interval begins, in samples.
  ///   - step: their width, in samples.
  ///   - means: receives the results.
  func means(from first: Float, step: Float, into means: UnsafeMutableBufferPointer<Float>) {
    let scale = 1 / max(step, 1e-3)
    sums.withUnsafeBufferPointer { sums in
      var before = Self.sum(upTo: first, in: sums)
      for index in means.indices {
        let after = Self.sum(upTo: first + Float(index + 1) * step, in: sums)
        means[index] = offset + (after - before) * scale
        before = after
      }
    }
  }

  @inline(__always)
  private static func sum(upTo position: Float, in sums: UnsafeBufferPointer<Float>) -> Float {
    let last = sums.count - 1
    let index = min(max(Int(position), 0), last - 1)
    let left = sums[index]
    return left + (position - Float(index)) * (sums[index + 1] - left)
  }
}

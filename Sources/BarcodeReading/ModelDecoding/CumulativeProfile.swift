/// A profile summed up from its left end, so that the mean over any stretch costs two look-ups.
struct CumulativeProfile: Sendable {
  /// The sums before each sample and after the last one.
  private let sums: [Float]
  private let offset: Float

  /// How many samples there are.
  var count: Int { sums.count - 1 }

  init(_ samples: [Float]) {
    // Around the mean the sums stay small and keep their digits.
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

  /// The mean luma of each cell between neighbouring `edges`, which ascend; the profile's end samples
  /// go on beyond its ends.
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

  @inline(__always)
  private static func sum(upTo position: Float, in sums: UnsafeBufferPointer<Float>) -> Float {
    let last = sums.count - 1
    let index = min(max(Int(position), 0), last - 1)
    let left = sums[index]
    return left + (position - Float(index)) * (sums[index + 1] - left)
  }
}

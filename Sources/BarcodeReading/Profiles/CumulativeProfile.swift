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
    sums = [Float](unsafeUninitializedCapacity: samples.count + 1) { sums, count in
      var sum: Float = 0
      sums[0] = 0
      for (index, sample) in samples.enumerated() {
        sum += sample - mean
        sums[index + 1] = sum
      }
      count = samples.count + 1
    }
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
      let (bytes, places) = (UnsafeMutableRawBufferPointer(means), UnsafeRawBufferPointer(edges))
      var index = 0
      while index &+ 4 <= means.count {
        let offset = index &* 4
        let starts = places.loadUnaligned(fromByteOffset: offset, as: SIMD4<Float>.self)
        let ends = places.loadUnaligned(fromByteOffset: offset &+ 4, as: SIMD4<Float>.self)
        let after = Self.sums(upTo: ends, in: sums)
        var width = ends - starts
        width.replace(with: 1e-3, where: width .< 1e-3)
        bytes.storeBytes(
          of: self.offset + (after - SIMD4(before, after.x, after.y, after.z)) / width,
          toByteOffset: offset, as: SIMD4<Float>.self)
        before = after.w
        index &+= 4
      }
      for index in index..<means.count {
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
      let bytes = UnsafeMutableRawBufferPointer(means)
      var index = 0
      while index &+ 4 <= means.count {
        let ends = SIMD4(1, 2, 3, 4) + Float(index)
        let after = Self.sums(upTo: first + ends * step, in: sums)
        let start = SIMD4(before, after.x, after.y, after.z)
        bytes.storeBytes(
          of: offset + (after - start) * scale, toByteOffset: index &* 4, as: SIMD4<Float>.self)
        before = after.w
        index &+= 4
      }
      for index in index..<means.count {
        let after = Self.sum(upTo: first + Float(index + 1) * step, in: sums)
        means[index] = offset + (after - before) * scale
        before = after
      }
    }
  }

  /// The sums up to four positions.
  @inline(__always)
  private static func sums(
    upTo positions: SIMD4<Float>, in sums: UnsafeBufferPointer<Float>
  ) -> SIMD4<Float> {
    let last = SIMD4(repeating: Float(sums.count - 2))
    var inside = positions.replacing(with: last, where: positions .> last)
    inside.replace(with: 0, where: .!(inside .> 0))
    // A sum with 2²³ has no fraction, and its bits end with the whole number.
    let whole = SIMD4<Float>(repeating: 8_388_608)
    var floors = (inside + whole) - whole
    floors.replace(with: floors - 1, where: floors .> inside)
    let places = unsafeBitCast(floors + whole, to: SIMD4<UInt32>.self) & 0x7F_FFFF
    let bytes = UnsafeRawBufferPointer(sums)
    func pair(_ place: UInt32) -> SIMD2<Float> {
      bytes.loadUnaligned(fromByteOffset: Int(place) &* 4, as: SIMD2<Float>.self)
    }
    let pairs = (pair(places.x), pair(places.y), pair(places.z), pair(places.w))
    let left = SIMD4(pairs.0.x, pairs.1.x, pairs.2.x, pairs.3.x)
    let right = SIMD4(pairs.0.y, pairs.1.y, pairs.2.y, pairs.3.y)
    return left + (positions - floors) * (right - left)
  }

  @inline(__always)
  private static func sum(upTo position: Float, in sums: UnsafeBufferPointer<Float>) -> Float {
    let last = sums.count - 1
    let index = min(max(Int(position), 0), last - 1)
    let left = sums[index]
    return left + (position - Float(index)) * (sums[index + 1] - left)
  }
}

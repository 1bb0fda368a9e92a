/// Arithmetic on the samples of a profile.
extension [Float] {
  /// The mean of the squared differences from the mean.
  var variance: Float {
    let mean = reduce(0, +) / Float(Swift.max(count, 1))
    return reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Float(Swift.max(count, 1))
  }

  /// For each sample, the maximum of itself and of up to `window` samples on either side.
  func slidingMaximum(window: Int) -> [Float] {
    // Indices whose samples descend: the first is that of the maximum in the window.
    var queue: [Int] = []
    var head = 0
    var result = self
    var next = 0
    for index in indices {
      while next < Swift.min(index + window + 1, count) {
        while queue.count > head, self[queue[queue.count - 1]] <= self[next] {
          queue.removeLast()
        }
        queue.append(next)
        next += 1
      }
      while queue[head] < index - window { head += 1 }
      result[index] = self[queue[head]]
    }
    return result
  }
}

extension Float {
  /// The nearest value within `range`.
  func clamped(to range: ClosedRange<Float>) -> Float {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Range<Int> {
  /// So many parts side by side, about equally wide.
  func split(in count: Int) -> [Range<Int>] {
    let ends = (0...count).map { lowerBound + self.count * $0 / count }
    return zip(ends, ends.dropFirst()).map { $0..<$1 }
  }
}

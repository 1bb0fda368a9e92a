extension LumaProfile {
  /// The same line with all modules of the symbol on it equally wide, and the symbol where it is expected.
  ///
  /// - Parameter curve: from places in the symbol to samples.
  func unbent(by curve: BendCurve) -> LumaProfile {
    let span = expectedSpan ?? 0...Float(samples.count)
    let width = span.upperBound - span.lowerBound
    let edges = (0...samples.count).map { curve((Float($0) - span.lowerBound) / width) }
    var unbent = samples
    edges.withUnsafeBufferPointer { edges in
      unbent.withUnsafeMutableBufferPointer {
        CumulativeProfile(samples).means(between: edges, into: $0)
      }
    }
    return LumaProfile(samples: unbent, expectedSpan: span)
  }
}

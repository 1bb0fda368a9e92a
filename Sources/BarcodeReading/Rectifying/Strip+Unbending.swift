extension Strip {
  /// From places in the symbol to pixels of the picture across the region, from its centre.
  ///
  /// - Parameter curve: from places in the symbol to columns.
  func places(along curve: BendCurve) -> BendCurve {
    guard let bend else {
      return curve.mapped(scale: Float(step), offset: Float(step) * Float(columns) / -2)
    }
    return BendCurve(terms: max(curve.weights.count, bend.weights.count)) {
      Float(place(ofColumn: Double(curve($0))))
    }
  }

  /// The strip with all modules of the symbol equally wide; its margins are those of the region in
  /// the strip.
  ///
  /// - Parameter bend: from places in the symbol to pixels of the picture across the region, from
  ///   its centre.
  func unbent(by bend: BendCurve) -> Strip {
    var result = replacing(rows: rows, values: values)
    result.bend = bend
    let edges = (0...columns).map { column in
      Float(Double(columns) / 2 + result.place(ofColumn: Double(column)) / step)
    }
    result.values.withUnsafeMutableBufferPointer { result in
      edges.withUnsafeBufferPointer { edges in
        for row in 0..<rows {
          let part = row * columns..<(row + 1) * columns
          CumulativeProfile(Array(values[part])).means(
            between: edges, into: UnsafeMutableBufferPointer(rebasing: result[part]))
        }
      }
    }
    return result
  }
}

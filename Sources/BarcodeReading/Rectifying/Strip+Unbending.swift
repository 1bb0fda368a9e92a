extension Strip {
  /// The strip with the parts of the symbol evenly wide, the symbol as far from its ends as the region
  /// was from those of the strip.
  ///
  /// - Parameter bend: from the symbol to pixels of the picture across the region.
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

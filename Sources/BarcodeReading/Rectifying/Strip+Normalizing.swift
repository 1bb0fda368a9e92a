extension Strip {
  /// The strip with its local contrast normalized: each sample becomes its difference from the
  /// local mean, divided by the local standard deviation.
  ///
  /// - Parameter radius: how far from the sample both are measured, in columns.
  func normalized(radius: Int) -> Strip {
    var sums = [RowGroup.Lanes](repeating: .zero, count: columns + 1)
    return replacingRows { group in
      var mean = group.line
      mean.smooth(radius: radius, sums: &sums)
      for i in group.line.indices { group.line[i] -= mean[i] }
      var variance = group.line.map { $0 * $0 }
      variance.smooth(radius: radius, sums: &sums)
      // The lower limit keeps noise in a wide quiet zone from being amplified.
      let highest = variance.reduce(RowGroup.Lanes(repeating: 1)) {
        $0.replacing(with: $1, where: $0 .< $1)
      }
      let least = highest / 16
      for i in group.line.indices {
        let divisor = variance[i].replacing(with: least, where: variance[i] .< least)
        group.line[i] /= divisor.squareRoot()
      }
    }
  }

  /// The strip with its blur reduced: each sample is moved away from the local mean.
  ///
  /// - Parameters:
  ///   - radius: how far from the sample the mean is measured, in columns.
  ///   - amount: how far it is moved, as a multiple of its difference from the mean.
  func sharpened(radius: Int, amount: Float) -> Strip {
    guard amount > 0 else { return self }
    var sums = [RowGroup.Lanes](repeating: .zero, count: columns + 1)
    return replacingRows { group in
      var mean = group.line
      mean.smooth(radius: radius, sums: &sums)
      for i in group.line.indices { group.line[i] += amount * (group.line[i] - mean[i]) }
    }
  }

  /// The strip with its rows changed, eight at a time.
  private func replacingRows(_ change: (inout RowGroup) -> Void) -> Strip {
    var result = values
    for first in stride(from: 0, to: rows, by: RowGroup.Lanes.scalarCount) {
      var group = RowGroup(values, columns: columns, rows: first..<rows)
      change(&group)
      group.store(to: &result)
    }
    return replacing(rows: rows, values: result)
  }
}

/// Rows of a strip side by side: what is done to one is done to all, in one instruction.
private struct RowGroup {
  typealias Lanes = SIMD8<Float>

  /// A value of each row in each column.
  var line: [Lanes]
  private let rows: Range<Int>

  /// - Parameter rows: as many of them as there are lanes are taken.
  init(_ values: [Float], columns: Int, rows: Range<Int>) {
    let rows = rows.prefix(Lanes.scalarCount)
    self.rows = rows
    line = [Lanes](unsafeUninitializedCapacity: columns) { line, count in
      line.initialize(repeating: .zero)
      UnsafeMutableRawBufferPointer(line).withMemoryRebound(to: Float.self) { lanes in
        values.withUnsafeBufferPointer { values in
          for (lane, row) in rows.enumerated() {
            let row = UnsafeBufferPointer(rebasing: values[row * columns..<(row + 1) * columns])
            for column in row.indices { lanes[column &* Lanes.scalarCount &+ lane] = row[column] }
          }
        }
      }
      count = columns
    }
  }

  func store(to values: inout [Float]) {
    line.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: Float.self) { lanes in
        values.withUnsafeMutableBufferPointer { values in
          for (lane, row) in rows.enumerated() {
            let columns = line.count
            let row = UnsafeMutableBufferPointer(
              rebasing: values[row * columns..<(row + 1) * columns])
            for column in row.indices { row[column] = lanes[column &* Lanes.scalarCount &+ lane] }
          }
        }
      }
    }
  }
}

extension [RowGroup.Lanes] {
  /// Two box filters in sequence: the weights fall off linearly from the middle.
  ///
  /// - Parameter sums: room for one more value than there are.
  fileprivate mutating func smooth(radius: Int, sums: inout [RowGroup.Lanes]) {
    for _ in 0..<2 {
      var sum = RowGroup.Lanes.zero
      for i in indices {
        sum += self[i]
        sums[i + 1] = sum
      }
      for i in indices {
        let (from, to) = (Swift.max(0, i - radius), Swift.min(count, i + radius + 1))
        self[i] = (sums[to] - sums[from]) / Float(to - from)
      }
    }
  }
}

/// Finds the shear that makes the bars of a strip upright.
///
/// All rows of a symbol are the same except for their shift: with the right shear their mean has
/// the highest contrast.
struct Straightener {
  /// The largest shift that is tried at the strip's top and bottom, in columns.
  var reach = 8

  /// The best shear found; none for a strip of few rows or columns.
  func shear(of strip: Strip) -> Shear {
    guard strip.rows > 2, strip.columns > 8 else { return Shear() }
    var sums = [Float](repeating: 0, count: strip.columns)
    func contrast(_ shear: Shear) -> Float {
      Self.contrast(of: strip, under: shear, sums: &sums)
    }
    var best = (shear: Shear(), contrast: contrast(Shear()))
    var tried = [best.shear]
    func search(_ parameter: WritableKeyPath<Shear, Double>, reach: Int, step: Double) {
      let middle = best.shear[keyPath: parameter]
      for i in -reach...reach where i != 0 {
        var shear = best.shear
        shear[keyPath: parameter] = middle + Double(i) * step
        guard !tried.contains(shear) else { continue }
        tried.append(shear)
        let contrast = contrast(shear)
        if contrast > best.contrast { best = (shear, contrast) }
      }
    }
    search(\.lean, reach: reach, step: 1)
    search(\.fan, reach: reach / 2, step: 1)
    search(\.lean, reach: 2, step: 1)
    search(\.fan, reach: 2, step: 1)
    search(\.bend, reach: reach / 4, step: 1)
    search(\.lean, reach: 2, step: 0.5)
    search(\.fan, reach: 2, step: 0.5)
    search(\.bend, reach: 1, step: 0.5)
    return best.shear
  }

  /// The energy of the sum of all rows, each shifted to the nearest column.
  private static func contrast(of strip: Strip, under shear: Shear, sums: inout [Float]) -> Float {
    let (columns, rows) = (strip.columns, strip.rows)
    return strip.values.withUnsafeBufferPointer { values in
      sums.withUnsafeMutableBufferPointer { sums in
        for i in 0..<columns { sums[i] = 0 }
        for row in 0..<rows {
          let (start, slope) = shear.line(row: row, rows: rows, columns: columns)
          let line = UnsafeBufferPointer(rebasing: values[row * columns..<(row + 1) * columns])
          add(line, from: Int((start + 0.5) * 65536), slope: Int(slope * 65536), to: sums)
        }
        return UnsafeBufferPointer(sums).energy
      }
    }
  }

  /// Adds a row, each column moved to the nearest one: run by run of columns that are moved alike.
  ///
  /// - Parameters:
  ///   - start: where the first column comes from, in 1/65536 of a column.
  ///   - slope: by how much more each next one is moved, likewise.
  private static func add(
    _ row: UnsafeBufferPointer<Float>, from start: Int, slope: Int,
    to sums: UnsafeMutableBufferPointer<Float>
  ) {
    let columns = row.count
    var column = 0
    while column < columns {
      let position = start + column * (65536 + slope)
      let shift = (position >> 16) - column
      let rest = position & 0xFFFF
      let run =
        slope == 0 ? columns : slope > 0 ? (0xFFFF - rest) / slope + 1 : rest / -slope + 1
      let end = min(column + run, columns)
      // Beyond its ends a row goes on as it ends.
      let first = min(max(-shift, column), end)
      let last = max(min(columns - shift, end), first)
      for column in column..<first { sums[column] += row[0] }
      for column in first..<last { sums[column] += row[column &+ shift] }
      for column in last..<end { sums[column] += row[columns - 1] }
      column = end
    }
  }
}

extension UnsafeBufferPointer<Float> {
  /// The sum of the squares.
  fileprivate var energy: Float {
    let bytes = UnsafeRawBufferPointer(self)
    var eight = SIMD8<Float>.zero
    for index in stride(from: 0, to: count & ~7, by: 8) {
      let values = bytes.loadUnaligned(
        fromByteOffset: index * MemoryLayout<Float>.stride, as: SIMD8<Float>.self)
      eight += values * values
    }
    return self[(count & ~7)...].reduce(eight.sum()) { $0 + $1 * $1 }
  }
}

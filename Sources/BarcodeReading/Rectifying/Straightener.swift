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
    func search(_ parameter: WritableKeyPath<Shear, Double>, reach: Int, step: Double) {
      let middle = best.shear[keyPath: parameter]
      for i in -reach...reach where i != 0 {
        var shear = best.shear
        shear[keyPath: parameter] = middle + Double(i) * step
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
          let first = row &* columns
          // In 1/65536 of a column.
          var position = Int((start + 0.5) * 65536)
          let advance = 65536 + Int(slope * 65536)
          if advance == 65536 {
            Self.add(
              UnsafeBufferPointer(rebasing: values[first..<first &+ columns]), to: sums,
              shiftedBy: position &>> 16)
            continue
          }
          for column in 0..<columns {
            let source = min(max(position &>> 16, 0), columns &- 1)
            sums[column] += values[first &+ source]
            position = position &+ advance
          }
        }
        var energy: Float = 0
        for i in 0..<columns { energy += sums[i] * sums[i] }
        return energy
      }
    }
  }

  /// Adds a row all of which is shifted alike: without a place to look up for each column.
  private static func add(
    _ row: UnsafeBufferPointer<Float>, to sums: UnsafeMutableBufferPointer<Float>,
    shiftedBy shift: Int
  ) {
    let columns = row.count
    let first = min(max(-shift, 0), columns)
    let last = max(min(columns &- shift, columns), first)
    for column in 0..<first { sums[column] += row[0] }
    for column in first..<last { sums[column] += row[column &+ shift] }
    for column in last..<columns { sums[column] += row[columns &- 1] }
  }
}

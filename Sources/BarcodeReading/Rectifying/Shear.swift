/// How the bars of a strip lean, fan out and bend: by how many columns each row has to be shifted.
///
/// With u and v from -1 to 1 over the strip's columns and rows, the shift is
/// `lean`·v + `fan`·u·v + `bend`·v² columns.
struct Shear: Equatable {
  var lean = 0.0
  var fan = 0.0
  var bend = 0.0

  /// The shift at the left end of a row, and its change from one column to the next, in columns.
  func line(row: Int, rows: Int, columns: Int) -> (start: Double, slope: Double) {
    let v = rows > 1 ? 2 * Double(row) / Double(rows - 1) - 1 : 0
    let offset = lean * v + bend * v * v
    return (offset - fan * v, 2 * fan * v / Double(max(1, columns - 1)))
  }
}

extension Strip {
  /// The strip with every row shifted so that the bars are upright.
  func sheared(by shear: Shear) -> Strip {
    let result = [Float](unsafeUninitializedCapacity: values.count) { result, count in
      values.withUnsafeBufferPointer { values in
        for row in 0..<rows {
          let (start, slope) = shear.line(row: row, rows: rows, columns: columns)
          let line = UnsafeBufferPointer(rebasing: values[row * columns..<(row + 1) * columns])
          let last = Double(columns - 1) - 0.001
          for column in 0..<columns {
            let position = Double(column) + start + slope * Double(column)
            let clamped = min(max(position, 0), last)
            let left = Int(clamped)
            let part = Float(clamped - Double(left))
            result[row &* columns &+ column] = line[left] * (1 - part) + line[left &+ 1] * part
          }
        }
      }
      count = values.count
    }
    return replacing(rows: rows, values: result)
  }
}

import Imaging

/// A region resampled with its bars upright: each row is the mean luma of one band across the bars.
struct Strip {
  let columns: Int
  let rows: Int
  /// One value for each column of each row, row by row.
  var values: [Float]
  /// The region of the picture that it shows, or that its rows are a part of, or above or below.
  let region: BarRegion
  /// Pixels of the picture from one column to the next.
  let step: Double
  /// Where each part of the symbol is seen, in pixels across the region from its centre; nil where
  /// the strip has not been unbent.
  var bend: BendCurve?
  /// Which columns glare hides in all rows; empty where it hides none.
  var hiddenColumns: [Bool] = []

  /// The place of a column across the region, in pixels of the picture from the region's centre.
  func place(ofColumn column: Double) -> Double {
    guard let bend else { return (column - Double(columns) / 2) * step }
    let width = 1 + 2 * Rectifier.margin
    return Double(bend(Float(width * column / Double(columns) - Rectifier.margin)))
  }

  /// The columns of the ends of a reading in the picture; nil where the strip has been unbent.
  func span(of quad: Quadrilateral) -> ClosedRange<Float>? {
    guard bend == nil else { return nil }
    let places = quad.corners.map { corner in
      let (dx, dy) = (corner.x - region.center.x, corner.y - region.center.y)
      return (dx * region.across.x + dy * region.across.y) / step + Double(columns) / 2
    }
    guard let first = places.min(), let last = places.max() else { return nil }
    return Float(first)...Float(last)
  }

  /// The mean of some rows; its expected span is that of a symbol that fills the region.
  func profile(of rows: Range<Int>) -> LumaProfile {
    let margin = Float(Rectifier.margin / (1 + 2 * Rectifier.margin)) * Float(columns)
    return LumaProfile(
      samples: mean(of: rows), expectedSpan: margin...(Float(columns) - margin),
      hidden: hiddenColumns)
  }

  /// A strip of the same region with other rows.
  func replacing(rows: Int, values: [Float]) -> Strip {
    Strip(columns: columns, rows: rows, values: values, region: region, step: step, bend: bend)
  }
}

extension Strip {
  /// The means of `count` bands, each `height` rows high, spread evenly from top to bottom.
  func averaged(height: Int, count: Int) -> Strip {
    let height = min(height, rows)
    var means = [Float](repeating: 0, count: count * columns)
    for band in 0..<count {
      let first = count == 1 ? (rows - height) / 2 : (rows - height) * band / (count - 1)
      for row in first..<(first + height) {
        for column in 0..<columns {
          means[band * columns + column] += values[row * columns + column]
        }
      }
    }
    for i in means.indices { means[i] /= Float(height) }
    return replacing(rows: count, values: means)
  }

  /// The rows of this strip and those of another of the same region.
  func appending(_ other: Strip) -> Strip {
    replacing(rows: rows + other.rows, values: values + other.values)
  }

  /// A picture in which 0 is middle gray and 1 is `gain` gray levels lighter.
  func picture(gain: Float) -> LumaImage {
    LumaImage(
      width: columns, height: rows,
      pixels: values.map { UInt8(min(max(128 + gain * $0, 0), 255)) })
  }
}

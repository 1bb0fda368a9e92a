import Imaging

/// The structure tensor of a picture: squared gradients summed over square cells (Bigun and
/// Granlund, 'Optimal orientation detection of linear symmetry', 1987).
///
/// Where there are bars, the gradients are strong and have one direction or its opposite. The
/// tensor keeps both facts, and the tensors of small cells add up to that of a larger one.
struct GradientGrid {
  /// The side of a cell, in pixels.
  let cellSize: Int
  let columns: Int
  let rows: Int
  /// One tensor for each cell, row by row.
  let cells: [GradientTensor]
  /// How many pixels in a row were taken together before the gradients were measured.
  var reduction = 1
}

extension GradientGrid {
  /// Measures a picture: all rows of a small one, every fourth row of a large one.
  private init(_ image: LumaImage, whenMeasured: (Int) -> Void = { _ in }) {
    let isLarge = Self.isLarge(image)
    self.init(
      image, cellSize: isLarge ? 16 : 8, rowStep: isLarge ? 4 : 1, whenMeasured: whenMeasured)
  }

  /// Whether a picture has so many pixels that a symbol in it that can be read is seen with larger cells.
  static func isLarge(_ image: LumaImage) -> Bool { image.width * image.height > 3_000_000 }

  /// - Parameters:
  ///   - cellSize: in pixels: 8, or a multiple of 16.
  ///   - rowStep: measures every `rowStep`-th row only.
  ///   - whenMeasured: is called after each row of cells, with the number of pixel rows from the top to its end.
  init(
    _ image: LumaImage, cellSize: Int, rowStep: Int, whenMeasured: (Int) -> Void = { _ in }
  ) {
    self.cellSize = cellSize
    columns = max(0, (image.width - 2) / cellSize)
    rows = max(0, (image.height - 2) / cellSize)
    let (columns, rows, cellSize, stride) = (columns, rows, cellSize, image.stride)
    let pixelCount = Float((cellSize + rowStep - 1) / rowStep * cellSize)
    cells = [GradientTensor](unsafeUninitializedCapacity: columns * rows) { cells, count in
      image.pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        for row in 0..<rows {
          for column in 0..<columns {
            let corner = base + (1 + row * cellSize) * stride + 1 + column * cellSize
            cells.initializeElement(
              at: row * columns + column,
              to: GradientTensor(
                at: corner, size: cellSize, rowStep: rowStep, stride: stride, pixels: pixelCount))
          }
          whenMeasured(1 + (row + 1) * cellSize)
        }
        count = columns * rows
      }
    }
  }

  /// Measures a picture, and the same picture reduced to the means of four pixels side by side, in every fourth row.
  ///
  /// In one sweep: a picture of some megapixels is in the processor's cache only in part.
  static func pair(of image: LumaImage) -> (plain: GradientGrid, reduced: GradientGrid) {
    var reducer = RowReducer(image)
    let plain = GradientGrid(image) { reducer.reduce(upTo: $0) }
    reducer.reduce(upTo: image.height)
    let grid = GradientGrid(reducer.picture)
    let reduced = GradientGrid(
      cellSize: grid.cellSize * RowReducer.reduction, columns: grid.columns, rows: grid.rows,
      cells: grid.cells, reduction: RowReducer.reduction)
    return (plain, reduced)
  }

  /// The same picture with cells of twice the side.
  func pooled() -> GradientGrid {
    let (halfColumns, halfRows) = (columns / 2, rows / 2)
    var pooled: [GradientTensor] = []
    pooled.reserveCapacity(halfColumns * halfRows)
    for row in 0..<halfRows {
      for column in 0..<halfColumns {
        let upper = 2 * row * columns + 2 * column
        let lower = upper + columns
        pooled.append(cells[upper] + cells[upper + 1] + cells[lower] + cells[lower + 1])
      }
    }
    return GradientGrid(
      cellSize: cellSize * 2, columns: halfColumns, rows: halfRows, cells: pooled,
      reduction: reduction)
  }

  /// The sum of each cell and its eight neighbours.
  func smoothed() -> GradientGrid {
    guard columns > 2, rows > 2 else { return self }
    let (columns, rows, count) = (columns, rows, cells.count)
    let result = cells.withUnsafeBufferPointer { cells in
      [GradientTensor](unsafeUninitializedCapacity: count) { result, initialized in
        // Of three rows, the sums of each cell and those on its left and right: they stay in the cache.
        withUnsafeTemporaryAllocation(of: GradientTensor.self, capacity: 3 * columns) { sums in
          func place(_ row: Int) -> Int { row % 3 * columns }
          func add(_ row: Int) {
            let (from, to, last) = (row * columns, place(row), columns - 1)
            (sums[to], sums[to + last]) = (cells[from], cells[from + last])
            for i in 1..<last {
              sums[to + i] = cells[from + i - 1] + cells[from + i] + cells[from + i + 1]
            }
          }
          add(0)
          add(1)
          for row in 0..<rows {
            let (first, middle) = (row * columns, place(row))
            guard row > 0, row < rows - 1 else {
              for i in 0..<columns { result[first + i] = sums[middle + i] }
              continue
            }
            add(row + 1)
            let (above, below) = (place(row - 1), place(row + 1))
            for i in 0..<columns {
              result[first + i] = sums[above + i] + sums[middle + i] + sums[below + i]
            }
          }
        }
        initialized = count
      }
    }
    return GradientGrid(
      cellSize: cellSize, columns: columns, rows: rows, cells: result, reduction: reduction)
  }
}

import Imaging

/// The structure tensor of a picture: squared gradients summed over square cells.
///
/// Where bars are, the gradients are strong and all one way, whatever their sign; the tensor keeps
/// both facts and sums may be added up to coarser cells (Bigun and Granlund, 'Optimal orientation
/// detection of linear symmetry', 1987).
struct GradientGrid {
  /// A cell's side in pixels.
  let cellSize: Int
  let columns: Int
  let rows: Int
  /// Row by row, one tensor a cell.
  private(set) var cells: [GradientTensor]

  subscript(column: Int, row: Int) -> GradientTensor {
    cells[row * columns + column]
  }
}

extension GradientGrid {
  /// Measures a picture: every row of a small one, every fourth of a large one.
  init(_ image: LumaImage) {
    let isLarge = image.width * image.height > 3_000_000
    cellSize = isLarge ? 16 : 8
    columns = max(0, (image.width - 2) / cellSize)
    rows = max(0, (image.height - 2) / cellSize)
    cells = []
    cells.reserveCapacity(columns * rows)
    let rowStep = isLarge ? 4 : 1
    let (columns, cellSize, stride) = (columns, cellSize, image.stride)
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for row in 0..<rows {
        for column in 0..<columns {
          let corner = base + (1 + row * cellSize) * stride + 1 + column * cellSize
          cells.append(
            GradientTensor(
              at: corner, size: cellSize, rowStep: rowStep, stride: stride))
        }
      }
    }
  }

  /// The same picture in cells of twice the side.
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
      cellSize: cellSize * 2, columns: halfColumns, rows: halfRows, cells: pooled)
  }

  /// Each cell with its eight neighbours added.
  func smoothed() -> GradientGrid {
    guard columns > 2, rows > 2 else { return self }
    var sums = cells
    for row in 0..<rows {
      for column in 1..<(columns - 1) {
        let i = row * columns + column
        sums[i] = cells[i - 1] + cells[i] + cells[i + 1]
      }
    }
    var result = sums
    for i in columns..<(columns * (rows - 1)) {
      result[i] = sums[i - columns] + sums[i] + sums[i + columns]
    }
    return GradientGrid(cellSize: cellSize, columns: columns, rows: rows, cells: result)
  }
}

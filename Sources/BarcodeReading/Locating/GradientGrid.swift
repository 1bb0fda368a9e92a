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
  init(_ image: LumaImage) {
    let isLarge = Self.isLarge(image)
    self.init(image, cellSize: isLarge ? 16 : 8, rowStep: isLarge ? 4 : 1)
  }

  /// Whether a picture has so many pixels that a symbol in it that can be read is seen with larger cells.
  static func isLarge(_ image: LumaImage) -> Bool { image.width * image.height > 3_000_000 }

  /// - Parameters:
  ///   - cellSize: in pixels: 8, or a multiple of 16.
  ///   - rowStep: measures every `rowStep`-th row only.
  init(_ image: LumaImage, cellSize: Int, rowStep: Int) {
    self.cellSize = cellSize
    columns = max(0, (image.width - 2) / cellSize)
    rows = max(0, (image.height - 2) / cellSize)
    var cells: [GradientTensor] = []
    cells.reserveCapacity(columns * rows)
    let (columns, rows, cellSize, stride) = (columns, rows, cellSize, image.stride)
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
    self.cells = cells
  }

  /// How many pixels side by side are taken together to see soft edges.
  private static let reduction = 4

  /// Measures a picture reduced to the means of four pixels side by side, in every fourth row.
  init(reducing image: LumaImage) {
    let reduction = Self.reduction
    let (width, height) = (image.width / reduction, image.height / reduction)
    let means = [UInt8](unsafeUninitializedCapacity: width * height) { means, count in
      image.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          let row = pixels[((y * reduction + reduction / 2) * image.stride)...]
          Self.reduce(
            UnsafeBufferPointer(rebasing: row.prefix(width * reduction)),
            to: UnsafeMutableBufferPointer(rebasing: means[y * width..<(y + 1) * width]))
        }
      }
      count = width * height
    }
    let grid = GradientGrid(LumaImage(width: width, height: height, pixels: means))
    self.init(
      cellSize: grid.cellSize * reduction, columns: grid.columns, rows: grid.rows,
      cells: grid.cells, reduction: reduction)
  }

  /// The mean of each four pixels.
  private static func reduce(
    _ row: UnsafeBufferPointer<UInt8>, to means: UnsafeMutableBufferPointer<UInt8>
  ) {
    let pixels = UnsafeRawBufferPointer(row)
    var x = 0
    while x + 8 <= means.count {
      let words = pixels.loadUnaligned(fromByteOffset: reduction &* x, as: SIMD8<UInt32>.self)
      UnsafeMutableRawBufferPointer(means).storeBytes(
        of: mean(ofFour: words), toByteOffset: x, as: SIMD8<UInt8>.self)
      x += 8
    }
    for x in x..<means.count {
      let word = pixels.loadUnaligned(fromByteOffset: reduction &* x, as: UInt32.self)
      means[x] = mean(ofFour: SIMD8(repeating: word))[0]
    }
  }

  /// The mean of the bytes of each word, added in two pairs and then to each other.
  @inline(__always)
  private static func mean(ofFour words: SIMD8<UInt32>) -> SIMD8<UInt8> {
    let pairs = (words & 0x00FF_00FF) &+ ((words &>> 8) & 0x00FF_00FF)
    return SIMD8(truncatingIfNeeded: ((pairs &+ (pairs &>> 16)) & 0xFFFF) &>> 2)
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
        withUnsafeTemporaryAllocation(of: GradientTensor.self, capacity: count) { sums in
          for row in 0..<rows {
            let (first, last) = (row * columns, (row + 1) * columns - 1)
            (sums[first], sums[last]) = (cells[first], cells[last])
            for i in first + 1..<last { sums[i] = cells[i - 1] + cells[i] + cells[i + 1] }
          }
          for i in 0..<columns {
            result[i] = sums[i]
            result[count - 1 - i] = sums[count - 1 - i]
          }
          for i in columns..<(count - columns) {
            result[i] = sums[i - columns] + sums[i] + sums[i + columns]
          }
        }
        initialized = count
      }
    }
    return GradientGrid(
      cellSize: cellSize, columns: columns, rows: rows, cells: result, reduction: reduction)
  }
}

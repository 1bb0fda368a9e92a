import Imaging
import Testing

@testable import BarcodeReading

struct GradientGridTests {
  /// A picture of noise.
  private func noise(width: Int, height: Int) -> LumaImage {
    var state: UInt32 = 1
    let pixels = (0..<width * height).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    return LumaImage(width: width, height: height, pixels: pixels)
  }

  @Test("a smoothed cell is the sum of the nine around it")
  func smoothing() {
    let grid = GradientGrid(noise(width: 100, height: 60), cellSize: 8, rowStep: 1)
    let smoothed = grid.smoothed()
    #expect(grid.columns == 12 && grid.rows == 7)
    for row in 1..<grid.rows - 1 {
      for column in 1..<grid.columns - 1 {
        let sum = (-1...1).reduce(GradientTensor.zero) { sum, dy in
          (-1...1).reduce(sum) { $0 + grid.cells[(row + dy) * grid.columns + column + $1] }
        }
        #expect(smoothed.cells[row * grid.columns + column] == sum)
      }
    }
    #expect(smoothed.cells[1] == grid.cells[0] + grid.cells[1] + grid.cells[2])
    #expect(smoothed.cells[84 - 2] == grid.cells[81] + grid.cells[82] + grid.cells[83])
  }

  @Test(
    "the reduced picture has the means of four pixels of every fourth row, whatever its size",
    arguments: [(67, 45), (130, 131), (2002, 1603)])
  func reducing(width: Int, height: Int) {
    let image = noise(width: width, height: height)
    let means = (0..<height / 4).flatMap { y in
      (0..<width / 4).map { x in
        let first = (4 * y + 2) * width + 4 * x
        return UInt8(image.pixels[first..<first + 4].reduce(0) { $0 + Int($1) } / 4)
      }
    }
    let reduced = GradientGrid.pair(of: image).reduced
    let expected = GradientGrid.pair(
      of: LumaImage(width: width / 4, height: height / 4, pixels: means)
    ).plain
    #expect(reduced.cells == expected.cells)
    #expect(reduced.cellSize == 4 * expected.cellSize && reduced.reduction == 4)
  }
}

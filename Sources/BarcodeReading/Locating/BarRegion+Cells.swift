import Imaging
import RealModule

extension BarRegion {
  /// The parallelogram with the same centre, direction of bars and second moments as some cells of a grid: its
  /// rows rise as the cells do. Nil where they are too few to be a symbol.
  ///
  /// - Parameter cells: indices into ``GradientGrid/cells``.
  init?(cells: [Int], of grid: GradientGrid, _ limits: LocatingLimits) {
    guard cells.count >= limits.minimumCells else { return nil }
    let total = cells.reduce(GradientTensor.zero) { $0 + grid.cells[$1] }
    let axis = total.axis
    let angle = Double.atan2(y: Double(axis.y), x: Double(axis.x)) / 2
    let (ux, uy) = (Double.cos(angle), Double.sin(angle))
    let size = Double(grid.cellSize)
    var (sumU, sumV, sumUU, sumVV, sumUV) = (0.0, 0.0, 0.0, 0.0, 0.0)
    var (sumTurn, sumUTurn) = (0.0, 0.0)
    for cell in cells {
      let x = (Double(cell % grid.columns) + 0.5) * size + 1
      let y = (Double(cell / grid.columns) + 0.5) * size + 1
      let (u, v) = (x * ux + y * uy, y * ux - x * uy)
      sumU += u
      sumV += v
      sumUU += u * u
      sumVV += v * v
      sumUV += u * v
      let own = grid.cells[cell].axis
      let turn =
        Double.atan2(
          y: Double(own.y * axis.x - own.x * axis.y), x: Double((own * axis).sum())) / 2
      sumTurn += turn
      sumUTurn += u * turn
    }
    let count = Double(cells.count)
    let (u, v) = (sumU / count, sumV / count)
    let varianceU = max(0, sumUU / count - u * u)
    let varianceV = max(0, sumVV / count - v * v)
    let length = (12 * varianceU + size * size).squareRoot()
    let slope = varianceU > 0 ? (sumUV / count - u * v) / varianceU : 0
    let rise = min(max(slope, -limits.maximumRise), limits.maximumRise)
    let height = (12 * varianceV + size * size).squareRoot()
    guard max(length, height) >= limits.minimumExtent * size, length >= limits.minimumLength
    else { return nil }
    self.init(
      center: Point(x: u * ux - v * uy, y: u * uy + v * ux), angle: angle,
      length: length,
      height: (12 * max(0, varianceV - rise * rise * varianceU) + size * size).squareRoot(),
      fan: varianceU > 0 ? (sumUTurn / count - u * sumTurn / count) / varianceU : 0,
      rise: rise,
      score: Double(total.energy.squareRoot() * total.coherence) / Double(grid.reduction) * length
        * min(height, length).squareRoot())
  }
}

/// How a blur shows the two edges of a bar in the cells around them.
///
/// Bars begin and end at whole modules, so the cells around any of them are at the same few distances.
struct CellEdges: Sendable {
  /// The response to the left edge of a bar in the cells from ``first`` on.
  let rises: [SIMD4<Float>]
  /// The same to its right edge.
  let falls: [SIMD4<Float>]
  /// The first cell, counted from the one to the right of where the edge is drawn.
  let first: Int

  /// - Parameter cells: counted from the one to the right of where the edge is drawn.
  init(_ spread: EdgeSpread, gain: Float, cells: ClosedRange<Int>) {
    let distances = cells.map { (Float($0) + 0.5) / Float(ModuleGrid.cellsPerModule) }
    rises = distances.map { spread($0 + gain / 2) }
    falls = distances.map { spread($0 - gain / 2) }
    first = cells.lowerBound
  }
}

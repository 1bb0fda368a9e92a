import Barcodes
import Imaging
import RealModule

extension BarRegion {
  /// The region of a reading, or of a part of what it belongs to.
  init?(of barcode: Barcode, extent: ClosedRange<Double>) {
    let (quad, corners) = (barcode.quad, barcode.quad.corners)
    let height = max(corners[0].distance(to: corners[3]), 2)
    let row = Double.atan2(y: corners[1].y - corners[0].y, x: corners[1].x - corners[0].x)
    let side = Double.atan2(y: corners[3].y - corners[0].y, x: corners[3].x - corners[0].x)
    // Of a whole picture, only the rows are known on which zbar met the symbol.
    let turn = barcode.stage == .direct ? 0 : (row - side + .pi / 2).remainder(dividingBy: 2 * .pi)
    let isRising = abs(turn) > Self.leastTurn && abs(turn) < .pi / 4
    let width = corners[0].distance(to: corners[1]) * (isRising ? Double.cos(turn) : 1)
    let length = width * (extent.upperBound - extent.lowerBound)
    guard length >= 16 else { return nil }
    self.init(
      center: quad.center, angle: isRising ? row - turn : row, length: length, height: height,
      fan: 0, rise: isRising ? Double.tan(turn) : 0, score: 0)
    let shift = width * ((extent.lowerBound + extent.upperBound) / 2 - 0.5)
    center = point(across: shift, along: 0)
  }

  /// Rows that are turned by less from a right angle with the bars, in radians, are not followed.
  private static let leastTurn = 0.02
}

import CZBar
import Imaging

/// One symbol as zbar reports it, copied from zbar's memory.
struct ZBarSymbol {
  let type: zbar_symbol_type_t
  /// The digits.
  let data: String
  /// How many scan lines agreed.
  let quality: Int
  /// Points on the symbol, in pixels of the scanned picture, in no particular order.
  let points: [Point]
  /// Which way up the symbol is, as zbar estimates it.
  let orientation: zbar_orientation_t

  init(copying symbol: OpaquePointer) {
    type = zbar_symbol_get_type(symbol)
    data = String(cString: zbar_symbol_get_data(symbol))
    quality = Int(zbar_symbol_get_quality(symbol))
    points = (0..<zbar_symbol_get_loc_size(symbol)).map { index in
      Point(
        x: Double(zbar_symbol_get_loc_x(symbol, index)),
        y: Double(zbar_symbol_get_loc_y(symbol, index)))
    }
    orientation = zbar_symbol_get_orientation(symbol)
  }
}

import Text

/// The widths of the table's columns.
struct TextLayout {
  let photo: Int
  let barcode = 16
  let record: Int
  let label: Int
  let pressing = 11
  let status = 10
  /// Whether cells that are too wide are cut; in a file they push the rest to the right.
  let cuts: Bool

  /// The narrowest page on which a row with all columns fits.
  static let minimumWidth = 100

  /// Nil if a row does not fit on a page of this width; each photo then takes several lines.
  ///
  /// - Parameter longestName: the width of the longest photo name, if it is known.
  init?(width: Int?, longestName: Int?) {
    let total = width ?? 160
    guard total >= Self.minimumWidth else { return nil }
    let free = total - barcode - pressing - status - 2 * 5
    photo = max(5, min(longestName ?? 30, free * 2 / 5))
    label = (free - photo) * 2 / 5
    record = free - photo - label
    cuts = width != nil
  }

  /// One row, its cells sized to the columns.
  func row(
    photo: String, barcode: String, record: String, label: String, pressing: String,
    status: String
  ) -> String {
    // A barcode is never cut: an add-on of five digits pushes the rest to the right.
    let cells = [
      (photo, self.photo, cuts), (barcode, self.barcode, false), (record, self.record, cuts),
      (label, self.label, cuts), (pressing, self.pressing, cuts),
    ]
    return cells.map { text, width, cuts in
      cuts || text.displayWidth <= width ? text.fitted(to: width) : text
    }.joined(separator: "  ") + "  " + status
  }
}

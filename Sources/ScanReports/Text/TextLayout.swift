/// How wide the columns of the table are on a page.
struct TextLayout {
  let photo: Int
  let barcode = 16
  let record: Int
  let label: Int
  let pressing = 8
  let status = 10
  /// Whether cells that do not fit are cut; in a file they push the rest aside instead.
  let cuts: Bool

  /// The narrowest page that a row of all columns fits on.
  static let leastWidth = 100

  /// Columns for a page so wide; nil where a row would not fit and each photo takes some lines.
  ///
  /// - Parameter longestName: columns that the longest name of a photo takes, where it is known.
  init?(width: Int?, longestName: Int?) {
    let total = width ?? 160
    guard total >= Self.leastWidth else { return nil }
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
    // A barcode is never cut: five more digits beside it push the rest aside.
    let cells = [
      (photo, self.photo, cuts), (barcode, self.barcode, false), (record, self.record, cuts),
      (label, self.label, cuts), (pressing, self.pressing, cuts),
    ]
    return cells.map { text, width, cuts in
      cuts || text.displayWidth <= width ? text.fitted(to: width) : text
    }.joined(separator: "  ") + "  " + status
  }
}

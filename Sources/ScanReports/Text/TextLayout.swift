/// How wide the columns of the table are on a page.
struct TextLayout {
  let photo: Int
  let barcode = 14
  let record: Int
  let label: Int
  let pressing = 8
  let status = 10
  /// Whether cells that do not fit are cut; in a file they push the rest aside instead.
  let cuts: Bool

  /// The narrowest page that a row of all columns fits on.
  static let leastWidth = 100

  /// Columns for a page so wide; nil where a row would not fit and each photo takes two lines.
  init?(width: Int?) {
    let total = width ?? 132
    guard total >= Self.leastWidth else { return nil }
    let free = total - barcode - pressing - status - 2 * 5
    photo = free * 3 / 10
    label = free * 3 / 10
    record = free - photo - label
    cuts = width != nil
  }

  /// One row, its cells sized to the columns.
  func row(
    photo: String, barcode: String, record: String, label: String, pressing: String,
    status: String
  ) -> String {
    let cells = [
      (photo, self.photo), (barcode, self.barcode), (record, self.record), (label, self.label),
      (pressing, self.pressing),
    ]
    return cells.map { text, width in
      cuts || text.displayWidth <= width ? text.fitted(to: width) : text
    }.joined(separator: "  ") + "  " + status
  }
}

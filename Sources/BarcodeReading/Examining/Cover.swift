/// A part of an examined place that something without bars lies over: a price label, a sticker, a finger.
struct Cover {
  /// The rows of the place's strip.
  let rows: Range<Int>
  /// The columns of these.
  let columns: Range<Int>
}

extension [Cover] {
  /// Whether any covers a column of a row.
  func hides(_ columns: Range<Int>, ofRow row: Int) -> Bool {
    contains { $0.rows.contains(row) && $0.columns.overlaps(columns) }
  }
}

/// A part of an examined place that something without bars lies over: a price label, a sticker, a finger.
struct Cover {
  /// The rows of the place's strip.
  let rows: Range<Int>
  /// The columns of these.
  let columns: Range<Int>
}

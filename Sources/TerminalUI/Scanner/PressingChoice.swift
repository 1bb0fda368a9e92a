import Barcodes
import Releases

/// The choice among pressings that a photo may show.
struct PressingChoice: Sendable, Hashable {
  let row: Int
  let gtin: GTIN
  let entries: [PressingRanking.Entry]
  let comparison: PressingComparison
  /// How many photos wait for the same barcode, this one among them.
  let waitingCount: Int
  /// Whether the barcode was typed for this photo, so that the answer is about it alone.
  let isTyped: Bool
  private(set) var cursor = 0

  init(
    row: Int, gtin: GTIN, entries: [PressingRanking.Entry], waitingCount: Int = 1,
    isTyped: Bool = false
  ) {
    (self.row, self.gtin, self.entries) = (row, gtin, entries)
    (self.waitingCount, self.isTyped) = (waitingCount, isTyped)
    comparison = PressingComparison(entries)
  }

  var chosen: ReleaseSummary? { entries.indices.contains(cursor) ? entries[cursor].release : nil }

  mutating func move(by steps: Int) { cursor = max(0, min(cursor + steps, entries.count - 1)) }

  mutating func select(_ index: Int) { if entries.indices.contains(index) { cursor = index } }
}

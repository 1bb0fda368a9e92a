import Barcodes
import Releases

/// Releases that are ready to be added to a ``CatalogDraft``: encoded, compressed, in words.
public struct PreparedReleases: Sendable {
  /// One release: where its parts in the lists below end.
  struct Row: Sendable {
    /// The Discogs number; nil for any other id.
    let number: Int64?
    /// The id at Discogs of one that has no number of its own; nil for none.
    let link: ReleaseID?
    let master: Int64?
    let detailEnd: Int
    let wordEnd: Int
    let gtinEnd: Int
  }

  var rows: [Row] = []
  /// The ids of those that have no Discogs number, in the order of the rows.
  var otherIDs: [[UInt8]] = []
  var details: [UInt8] = []
  /// Whether the details wait for the dictionary.
  let isCompressed: Bool
  var words = WordBytes()
  var gtins: [BarcodeCode] = []

  init(isCompressed: Bool) {
    self.isCompressed = isCompressed
  }

  /// How many there are.
  public var count: Int { rows.count }
}

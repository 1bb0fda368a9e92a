import Barcodes
import CatalogStore

/// Which weight of a `tsvector` stands for a field of a release.
struct FieldWeight {
  let field: Field
  let letter: String
  /// The position of the words of the field, with the weight in its two highest bits.
  let position: UInt16

  /// In the order of the positions.
  static let all = [
    FieldWeight(field: .artist, letter: "A", position: 3 << 14 | 1),
    FieldWeight(field: .title, letter: "B", position: 2 << 14 | 2),
    FieldWeight(field: .label, letter: "C", position: 1 << 14 | 3),
    FieldWeight(field: .tracks, letter: "D", position: 0 << 14 | 4),
  ]
}

extension GTIN {
  /// The word of the index that releases with this barcode have.
  var word: String { "|=" + digits }
}

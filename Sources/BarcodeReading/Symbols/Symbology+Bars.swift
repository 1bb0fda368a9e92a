import Barcodes

/// What the reader knows of each symbology's bars.
extension Symbology {
  /// The layout of its symbols.
  var layout: SymbolLayout {
    switch self {
    case .ean13, .upcA: .ean13
    case .ean8: .ean8
    case .upcE: .upcE
    }
  }

  /// Whether it has so few bars that text, or a part of a longer symbol, is easily mistaken for it.
  var isShort: Bool {
    switch self {
    case .ean13, .upcA: false
    case .ean8, .upcE: true
    }
  }

  /// The maximum of edges between bar and space that a region with one symbol has: those of the
  /// symbol and some for smudges. A code read in a region with more is a part of something longer.
  var maximumEdges: Int {
    switch self {
    case .ean13, .upcA: .max
    case .ean8: 44 + 6
    // Magazines have an add-on of two digits beside it.
    case .upcE: 34 + 14 + 6
    }
  }
}

extension SymbolLayout {
  /// The patterns that draw a barcode of this layout.
  func patterns(of barcode: Barcode) -> [Int] {
    let text =
      symbology == .ean13 ? String(barcode.gtin.digits.suffix(symbology.digitCount)) : barcode.text
    return SymbolText.patterns(of: text.compactMap(\.wholeNumberValue), in: self)
  }
}

import Barcodes

/// A code that explains a profile, and how surely.
struct ModelReading: Sendable {
  let gtin: GTIN
  let symbology: Symbology
  /// The digits as printed under the bars.
  let text: String
  /// The digits as places in ``DigitPattern/all``.
  let patterns: [Int]
  /// Where the symbol begins and ends, in samples; of several lines, on the one that counts most.
  let span: ClosedRange<Float>
  /// Whether the symbol was read from a profile's end to its start.
  let isReversed: Bool
  let evidence: ModelEvidence
  /// The blur and light found.
  let parameters: SymbolParameters
}

/// The best row of digits found for one or more lines, and what speaks for it.
struct ModelExplanation: Sendable {
  /// The lines, each with its fit; walked from their ends where `isReversed`.
  var lines: LineEnsemble
  var evidence: ModelEvidence
  /// What the search left unexplained where this began, as a share of what was to be explained.
  var startMisfit: Float
  /// Whether the lines were walked from their ends.
  var isReversed: Bool

  /// The digits, as places in ``DigitPattern/all``.
  var patterns: [Int] { lines.patterns }
}

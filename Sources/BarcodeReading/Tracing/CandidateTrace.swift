import Barcodes

/// A code that was read, the evidence for it, and whether it was believed.
public struct CandidateTrace: Sendable, Equatable {
  /// What was decided.
  public enum Fate: String, Sendable, CaseIterable {
    case accepted
    /// The model explains the bars by something else.
    case refuted
    /// It was read in too few views or on too few lines for its symbology.
    case tooLittleEvidence
    /// The bars, measured once more, are not those of the code.
    case disproved
    /// Another reading of the same bars contradicts it.
    case contradicted
  }

  /// The digits as printed under the bars.
  public let text: String
  public let symbology: Symbology
  /// The stage of the reading with the most agreeing lines.
  public let stage: ReadingStage
  /// How many views gave the code: zbar on one rendering each, the model, zbar on the whole
  /// picture.
  public let views: Int
  /// How many scan lines agreed in all views together.
  public let lines: Int
  /// Whether the model explains the bars by this code and by no other.
  public let isConfirmed: Bool
  public let fate: Fate

  init(_ candidate: CandidateBarcode, _ decision: BarcodeDecision) {
    text = candidate.barcode.text
    symbology = candidate.barcode.symbology
    stage = candidate.barcode.stage
    (views, lines, isConfirmed) = (candidate.views, candidate.lines, candidate.isConfirmed)
    fate =
      if decision.accepted.contains(candidate.barcode) {
        .accepted
      } else if decision.disproved.contains(candidate.barcode) {
        .disproved
      } else if candidate.isConvincing(decision.limits) {
        .contradicted
      } else {
        candidate.isRefuted ? .refuted : .tooLittleEvidence
      }
  }
}

import Barcodes

/// A code that the verdict had to decide on, and how it decided.
public struct ClaimTrace: Sendable, Equatable {
  /// How it was decided.
  public enum Fate: String, Sendable, CaseIterable {
    case accepted
    /// The model explains the bars by something else.
    case refuted
    /// Too few views and lines for codes of its kind.
    case tooLittleEvidence
    /// Another reading of the same bars speaks against it.
    case contradicted
  }

  public let text: String
  public let symbology: Symbology
  /// The stage of the reading with the most agreeing lines.
  public let stage: ReadingStage
  /// How many independent views gave the code.
  public let views: Int
  /// Scan lines that agreed, in all views together.
  public let lines: Int
  /// Whether the model explains the bars by this code and by no other.
  public let isConfirmed: Bool
  public let fate: Fate

  init(_ claim: Claim, _ verdict: Verdict) {
    text = claim.barcode.text
    symbology = claim.barcode.symbology
    stage = claim.barcode.stage
    (views, lines, isConfirmed) = (claim.views, claim.lines, claim.isConfirmed)
    fate =
      if verdict.accepted.contains(claim.barcode) {
        .accepted
      } else if Verdict.isConvincing(claim) {
        .contradicted
      } else {
        claim.isRefuted ? .refuted : .tooLittleEvidence
      }
  }
}

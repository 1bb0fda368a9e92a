import Barcodes

/// Decides which claims are believed, from the evidence of all stages: the one place that does.
///
/// zbar's wrong codes are misread true symbols: few lines agree on them, another view of the same
/// bars says something else, or they are short codes seen inside longer ones.
struct Verdict: Equatable {
  /// The codes to rely on.
  let accepted: [Barcode]
  /// Whether claims were turned down because others contradict them.
  let isContradictory: Bool
  /// Whether nothing more needs to be asked.
  let isSettled: Bool

  init(_ claims: [Claim]) {
    var accepted: [Barcode] = []
    var isContradictory = false
    for claim in claims where Self.isConvincing(claim) {
      let rivals = claims.filter {
        $0.barcode.gtin != claim.barcode.gtin && $0.barcode.quad.overlaps(claim.barcode.quad)
      }
      if rivals.allSatisfy({ Self.outweighs(claim, $0) }) {
        accepted.append(claim.barcode)
      } else {
        isContradictory = true
      }
    }
    self.accepted = accepted
    isSettled = claims.contains { claim in
      (claim.isConfirmed || Self.isBeyondDoubt(claim)) && accepted.contains(claim.barcode)
    }
    self.isContradictory = isContradictory && accepted.isEmpty
  }

  /// Whether a claim would be believed if nothing spoke against it.
  static func isConvincing(_ claim: Claim) -> Bool {
    if claim.isConfirmed { return true }
    if claim.isRefuted { return false }
    return switch claim.barcode.symbology {
    case .ean13, .upcA: isBeyondDoubt(claim) || claim.views >= 3 && claim.lines >= 4
    // Eight digits are easily found in text or in a part of a longer symbol.
    case .ean8, .upcE: claim.views >= 2 && claim.lines >= 20
    }
  }

  /// Whether so many lines agree in so many views that the model need not be asked.
  private static func isBeyondDoubt(_ claim: Claim) -> Bool {
    claim.views >= 2 && claim.leastLines >= 24
  }

  private static func outweighs(_ claim: Claim, _ rival: Claim) -> Bool {
    if claim.isConfirmed != rival.isConfirmed { return claim.isConfirmed }
    return claim.views > rival.views && claim.lines >= 5 * rival.lines
  }
}

import Barcodes

/// Decides which candidates are believed, from the evidence of all stages. Nothing else decides
/// this.
///
/// Wrong codes from zbar are misread symbols: few lines agree on them, another view of the same
/// bars gives another code, or they are short codes within longer symbols. Where ink has spread, all
/// lines and views agree on a wrong code: so every code that would be believed is measured once more.
struct BarcodeDecision: Equatable {
  /// The codes that are believed.
  let accepted: [Barcode]
  /// Whether there are no codes because the candidates contradict each other.
  let isContradictory: Bool
  /// Whether one code is so certain that nothing more needs to be read.
  let isSettled: Bool

  /// The candidates that would be believed, but whose bars show something else.
  let disproved: [Barcode]

  /// - Parameter disproves: whether the bars, measured once more, are not those of a candidate; see
  ///   ``SymbolExaminer``.
  init(_ candidates: [CandidateBarcode], disproves: (CandidateBarcode) -> Bool) {
    var (accepted, disproved): ([Barcode], [Barcode]) = ([], [])
    var isContradictory = false
    for candidate in candidates where Self.isConvincing(candidate) {
      if disproves(candidate) {
        disproved.append(candidate.barcode)
        continue
      }
      let rivals = candidates.filter {
        $0.barcode.gtin != candidate.barcode.gtin
          && $0.barcode.quad.overlaps(candidate.barcode.quad)
      }
      if rivals.allSatisfy({ Self.outweighs(candidate, $0) }) {
        accepted.append(candidate.barcode)
      } else {
        isContradictory = true
      }
    }
    (self.accepted, self.disproved) = (accepted, disproved)
    isSettled = candidates.contains { candidate in
      (candidate.isConfirmed || Self.isBeyondDoubt(candidate))
        && accepted.contains(candidate.barcode)
    }
    self.isContradictory = isContradictory && accepted.isEmpty
  }

  /// Whether a candidate is believed if no other contradicts it.
  static func isConvincing(_ candidate: CandidateBarcode) -> Bool {
    if candidate.isConfirmed { return true }
    if candidate.isRefuted { return false }
    return candidate.barcode.symbology.isShort
      ? candidate.views >= 2 && candidate.lines >= 20
      : isBeyondDoubt(candidate) || candidate.views >= 3 && candidate.lines >= 4
  }

  /// Whether so many lines agree in so many views that the model need not be asked.
  private static func isBeyondDoubt(_ candidate: CandidateBarcode) -> Bool {
    candidate.views >= 2 && candidate.minimumLines >= 24
  }

  private static func outweighs(_ candidate: CandidateBarcode, _ rival: CandidateBarcode) -> Bool {
    if candidate.isConfirmed != rival.isConfirmed { return candidate.isConfirmed }
    return candidate.views > rival.views && candidate.lines >= 5 * rival.lines
  }
}

extension SymbolExaminer {
  /// The decision on some candidates of the picture.
  mutating func decision(on candidates: [CandidateBarcode]) -> BarcodeDecision {
    BarcodeDecision(candidates, disproves: { disproves($0.barcode, polarity: $0.polarity) })
  }
}

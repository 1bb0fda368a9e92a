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
  let limits: DecidingLimits

  /// - Parameters:
  ///   - disproves: whether the bars, measured once more, are not those of a candidate; see
  ///     ``SymbolExaminer``.
  init(
    _ candidates: [CandidateBarcode], limits: DecidingLimits = DecidingLimits(),
    disproves: (CandidateBarcode) -> Bool
  ) {
    self.limits = limits
    var (accepted, disproved): ([Barcode], [Barcode]) = ([], [])
    var isContradictory = false
    for candidate in candidates where candidate.isConvincing(limits) {
      if disproves(candidate) {
        disproved.append(candidate.barcode)
        continue
      }
      let rivals = candidates.filter {
        $0.barcode.gtin != candidate.barcode.gtin
          && $0.barcode.quad.overlaps(candidate.barcode.quad)
      }
      if rivals.allSatisfy({ candidate.outweighs($0, limits) }) {
        accepted.append(candidate.barcode)
      } else {
        isContradictory = true
      }
    }
    (self.accepted, self.disproved) = (accepted, disproved)
    isSettled = candidates.contains { candidate in
      (candidate.isConfirmed || candidate.isBeyondDoubt(limits))
        && accepted.contains(candidate.barcode)
    }
    self.isContradictory = isContradictory && accepted.isEmpty
  }
}

extension CandidateBarcode {
  /// Whether it is believed if no other contradicts it.
  func isConvincing(_ limits: DecidingLimits) -> Bool {
    if isConfirmed { return true }
    if isRefuted { return false }
    return barcode.symbology.isShort
      ? views >= limits.shortViews && lines >= limits.shortLines
      : isBeyondDoubt(limits) || views >= limits.views && lines >= limits.lines
  }

  /// Whether so many lines agree in so many views that the model need not be asked.
  fileprivate func isBeyondDoubt(_ limits: DecidingLimits) -> Bool {
    views >= limits.doubtlessViews && minimumLines >= limits.doubtlessLines
  }

  fileprivate func outweighs(_ rival: CandidateBarcode, _ limits: DecidingLimits) -> Bool {
    if isConfirmed != rival.isConfirmed { return isConfirmed }
    return views > rival.views && lines >= limits.outweighing * rival.lines
  }
}

extension SymbolExaminer {
  /// The decision on some candidates of the picture.
  mutating func decision(on candidates: [CandidateBarcode]) -> BarcodeDecision {
    BarcodeDecision(
      candidates, limits: limits.deciding,
      disproves: { disproves($0.barcode, polarity: $0.polarity, view: $0.view) })
  }
}

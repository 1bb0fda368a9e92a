import Foundation

/// How much each piece of evidence counts.
///
/// A weight is a difference of log-odds: of the share of right pressings that have the evidence, and
/// of the share of other pressings of the same barcode that have it. The weights of a pressing are
/// added, as if pieces of evidence did not depend on each other (naive Bayes), and
/// ``PressingRanking`` makes probabilities of the sums.
///
/// "Counted" shares come from `Tests/Benchmarks/Pressings/count_evidence.py`, on one half of the
/// sample of releases; `make bench-pressings` measures on the other half. What cannot be counted in
/// catalogues, such as how often people err, is a judgement and says so.
extension PressingEvidence {
  /// In natural logarithms; 0 for what tells nothing apart.
  public var weight: Double {
    switch self {
    // A choice decides: no sum of all other weights is as much.
    case .chosenBefore: 100

    // Right: judgements, how often what somebody wrote is what the source has; names of files also
    // have words that mean something else. Others: counted, how often another pressing of the same
    // master has the same, in 16 masters.
    case .catalogueNumber(_, .name): Self.logOdds(right: 0.995, others: 0.47)
    case .catalogueNumber: Self.logOdds(right: 0.999, others: 0.47)
    case .country(_, .name): Self.logOdds(right: 0.95, others: 0.67)
    case .country: Self.logOdds(right: 0.995, others: 0.67)
    case .label(_, .name): Self.logOdds(right: 0.95, others: 0.89)
    case .label: Self.logOdds(right: 0.97, others: 0.89)
    case .year(_, .name): Self.logOdds(right: 0.90, others: 0.80)
    case .year: Self.logOdds(right: 0.95, others: 0.80)

    // Judgements: a photo shows the copy that the user has more often than a second pressing of it,
    // and of what somebody wants, every other pressing is bought.
    case .owned: Self.logOdds(right: 0.8, others: 0.17)
    case .wanted: Self.logOdds(right: 0.5, others: 0.2)

    // Right: a judgement, three records in four are from the country that somebody prefers.
    // Others: counted, the commonest country, the US. Each later place halves the odds.
    case .preferredCountry(_, let place):
      max(0, Self.logOdds(right: 0.75, others: 0.23) - Double(place) * log(2))

    // A judgement: hardly any source has add-ons.
    case .addOn: Self.logOdds(right: 0.5, others: 0.1)

    // Right: a judgement, one photo in fifty shows another carrier. Others: counted, 27 of 123
    // releases with a barcode.
    case .vinyl: Self.logOdds(right: 0.98, others: 0.22)

    // As if the medium were as rare as vinyl, which is a judgement for the others. Each later place
    // halves the odds.
    case .preferredMedium(_, let place):
      max(0, Self.logOdds(right: 0.98, others: 0.22) - Double(place) * log(2))

    // Counted on 122 barcodes, and a quarter of it is kept, which is a judgement: each pressing of a
    // barcode carries it, so that it only says which of them is likely to be the commonest.
    case .barcodeCountry: Self.logOdds(right: 0.77, others: 0.05) / 4
    case .northAmericanBarcode: Self.logOdds(right: 0.40, others: 0.20) / 4

    // A judgement: the pressing that a source shows for a master is a little commoner than others.
    case .mainRelease: Self.logOdds(right: 0.6, others: 0.5)

    case .onlyPressing: 0
    }
  }

  private static func logOdds(right: Double, others: Double) -> Double {
    log(right / (1 - right)) - log(others / (1 - others))
  }
}

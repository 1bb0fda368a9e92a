import Foundation

/// The pressings that share a barcode, best first, each with its evidence.
public struct PressingRanking: Sendable, Hashable {
  /// One pressing and the evidence for its rank.
  public struct Entry: Sendable, Hashable {
    public let release: ReleaseSummary
    public let evidence: [PressingEvidence]

    public init(release: ReleaseSummary, evidence: [PressingEvidence]) {
      self.release = release
      self.evidence = evidence
    }
  }

  /// From this probability of the first pressing on, the ranking is decided: of what is called
  /// decided, 98 in 100 must be right.
  public static let decidingProbability = 0.98

  public let entries: [Entry]

  /// The ranking of no pressings.
  public static let none = PressingRanking(ranked: [])

  /// A ranking as it was made earlier.
  public init(ranked entries: [Entry]) {
    self.entries = entries
  }

  /// Ranks pressings by the weight of their evidence, then by date of release, then by id, so that the
  /// order does not depend on the order in which they were found.
  public init(_ releases: [ReleaseSummary], clues: PressingClues = PressingClues()) {
    let finder = EvidenceFinder(clues, among: releases)
    entries =
      releases
      .map { Entry(release: $0, evidence: finder.evidence(for: $0)) }
      .sorted { a, b in
        let (left, right) = (a.weight, b.weight)
        guard left == right else { return left > right }
        return (a.release.released ?? "9999", a.release.id.description)
          < (b.release.released ?? "9999", b.release.id.description)
      }
  }

  /// The same ranking with the first pressing as `release` names it.
  public func naming(_ release: ReleaseDetail) -> PressingRanking {
    guard let first = entries.first, first.release.id != release.id else { return self }
    let named = Entry(release: release.summary, evidence: first.evidence)
    return PressingRanking(
      ranked: [named] + entries.dropFirst().filter { $0.release.id != release.id })
  }

  /// How likely it is that the first pressing is the right one, if one of them is; from 0 to 1.
  ///
  /// The odds of two pressings are those of the sums of their evidence's weights.
  public var probability: Double {
    guard let first = entries.first?.weight else { return 0 }
    return 1 / entries.reduce(0) { $0 + exp($1.weight - first) }
  }

  /// Whether evidence puts one pressing before all others; false if it is not enough to be sure.
  public var isDecided: Bool {
    entries.count == 1 || probability >= Self.decidingProbability
  }

  /// Whether any evidence puts the first pressing before the second.
  public var hasFavourite: Bool {
    guard entries.count > 1 else { return !entries.isEmpty }
    return entries[0].weight > entries[1].weight
  }
}

extension PressingRanking.Entry {
  /// The sum of its evidence's weights.
  fileprivate var weight: Double { evidence.reduce(0) { $0 + $1.weight } }
}

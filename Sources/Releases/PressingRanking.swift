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

  public let entries: [Entry]

  /// The ranking of no pressings.
  public static let none = PressingRanking(ranked: [])

  /// A ranking as it was made earlier.
  public init(ranked entries: [Entry]) {
    self.entries = entries
  }

  /// Ranks pressings by the weight of their evidence, then by date of release, then by id, so that the
  /// order does not depend on the order in which they were found.
  ///
  /// - Parameter chosen: the one that the user chose for the barcode; nil if none was chosen.
  public init(_ releases: [ReleaseSummary], chosen: ReleaseID? = nil) {
    entries =
      releases
      .map { Entry(release: $0, evidence: Self.evidence(for: $0, among: releases, chosen)) }
      .sorted { a, b in
        let (left, right) = (a.weight, b.weight)
        guard left == right else { return left > right }
        return (a.release.released ?? "9999", a.release.id.description)
          < (b.release.released ?? "9999", b.release.id.description)
      }
  }

  /// Whether evidence puts one pressing before all others; false if only the date or the id does.
  public var isDecided: Bool {
    guard let first = entries.first else { return false }
    return entries.count == 1 || first.weight > entries[1].weight
  }

  private static func evidence(
    for release: ReleaseSummary, among releases: [ReleaseSummary], _ chosen: ReleaseID?
  ) -> [PressingEvidence] {
    let choice: [PressingEvidence] = release.id == chosen ? [.chosenBefore] : []
    guard releases.count > 1 else { return choice.isEmpty ? [.onlyPressing] : choice }
    return choice + (release.isVinyl ? [.vinyl] : [])
  }
}

extension PressingRanking.Entry {
  fileprivate var weight: Int { evidence.reduce(0) { $0 + $1.weight } }
}

import Releases

/// The releases that a link asks for, as they were found.
public struct Match: Sendable, Hashable {
  /// The releases, best first, each with the reasons for its rank; empty where there is none.
  public let ranking: PressingRanking

  /// The first of them with everything that is known of it; nil where only summaries were asked for.
  public let best: ReleaseDetail?

  /// Why the catalogue did not answer, where this is what the library knows instead; nil for an answer
  /// of the catalogue.
  public let catalogFailure: LookUpFailure?

  /// A query with other spelling that may find more, where little was found; nil for none.
  public let suggestion: SearchQuery?

  /// - Parameter best: The first of the ranking, whole. Where it has another id, the ranking gets that.
  public init(
    ranking: PressingRanking, best: ReleaseDetail? = nil, catalogFailure: LookUpFailure? = nil,
    suggestion: SearchQuery? = nil
  ) {
    self.suggestion = suggestion
    self.ranking = best.map(ranking.naming) ?? ranking
    self.best = best
    self.catalogFailure = catalogFailure
  }

  /// One release that was asked for by its id, so that there is nothing to rank.
  public init(_ release: ReleaseDetail, insteadOf failure: LookUpFailure? = nil) {
    self.init(
      ranking: PressingRanking(ranked: [.init(release: release.summary, evidence: [])]),
      best: release, catalogFailure: failure)
  }

  /// Whether nothing was found.
  public var isEmpty: Bool { ranking.entries.isEmpty }

  /// Whether one release is certain: the only one, or one that evidence puts before all others.
  public var isCertain: Bool { ranking.isDecided }

  /// Whether the catalogue could not answer, and this is what the library knows instead.
  public var isFromLibrary: Bool { catalogFailure != nil }

  /// The releases, best first.
  public var releases: [ReleaseSummary] { ranking.entries.map(\.release) }
}

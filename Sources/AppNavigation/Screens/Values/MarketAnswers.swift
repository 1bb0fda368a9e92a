import Releases

/// What a marketplace has answered about a release: the last answer, and the figures of those before it.
public struct MarketAnswers: Sendable, Hashable {
  /// The last one, or that it is asked right now; nil for none that is still to be shown.
  public private(set) var latest: MarketAnswer?
  /// When that came.
  private var latestTime: ContinuousClock.Instant?
  /// The last one first.
  private var earlier: [Earlier] = []

  private struct Earlier: Hashable {
    let figures: MarketFigures
    let time: ContinuousClock.Instant
  }

  /// So long figures may be shown: the terms of use of Discogs' API allow none that are older.
  public static let age = Duration.seconds(6 * 3600)

  public init() {}

  /// Takes a newer answer; the figures of the one before it become earlier ones.
  public mutating func add(_ answer: MarketAnswer, at time: ContinuousClock.Instant = .now) {
    if case .figures(let figures) = latest, let latestTime {
      earlier.insert(Earlier(figures: figures, time: latestTime), at: 0)
    }
    (latest, latestTime) = (answer, time)
    forgetOld(at: time)
  }

  /// Forgets what may not be shown any more.
  public mutating func forgetOld(at time: ContinuousClock.Instant = .now) {
    earlier.removeAll { $0.time.duration(to: time) > Self.age }
    if let answered = latestTime, answered.duration(to: time) > Self.age {
      (latest, latestTime) = (nil, nil)
    }
  }

  /// The last answer, what was asked for before it, and the other pressings of the master.
  var sections: [ScreenSection] {
    let today = latest?.sections ?? []
    guard !earlier.isEmpty else { return today }
    let facts = earlier.map {
      ScreenFact($0.figures.time, $0.figures.offers + " for sale", note: $0.figures.cheapest)
    }
    return today.prefix(1) + [ScreenSection("Asked for before", .facts(facts))] + today.dropFirst()
  }
}

import Releases

/// What a marketplace says of a release today.
public struct MarketFigures: Sendable, Hashable {
  /// Collectors who own it.
  public let have: Int?
  /// Collectors who want it.
  public let want: Int?
  /// Copies for sale; nil where that is not known.
  public let forSale: Int?
  /// That of the cheapest copy, with its currency; nil for none.
  public let lowestPrice: String?
  /// When it answered, in words.
  public let time: String
  /// The other pressings of its master.
  public let pressings: [ReleaseSummary]

  public init(
    have: Int?, want: Int?, forSale: Int?, lowestPrice: String?, time: String,
    pressings: [ReleaseSummary]
  ) {
    self.have = have
    self.want = want
    self.forSale = forSale
    self.lowestPrice = lowestPrice
    self.time = time
    self.pressings = pressings
  }
}

extension MarketFigures {
  /// How many copies are for sale.
  var offers: String { forSale.map { $0 == 0 ? "none" : "\($0)" } ?? "unknown" }

  /// The lowest price; nil for none.
  var cheapest: String? { lowestPrice.map { "from \($0)" } }
}

/// What came of asking a marketplace.
public enum MarketAnswer: Sendable, Hashable {
  case asking
  case figures(MarketFigures)
  /// Why it did not answer, in words.
  case failed(String)
}

extension MarketAnswer {
  /// The figures of today, and the other pressings of the master to compare with.
  var sections: [ScreenSection] {
    switch self {
    case .asking: return [ScreenSection("Today", .text(["asking Discogs …"]))]
    case .failed(let reason): return [ScreenSection("Today", .text([reason]))]
    case .figures(let figures):
      let facts = [
        ScreenFact("have", figures.have.map(String.init) ?? "unknown"),
        ScreenFact("want", figures.want.map(String.init) ?? "unknown"),
        ScreenFact("for sale", figures.offers, note: figures.cheapest),
        ScreenFact("as of", figures.time),
      ]
      let others = figures.pressings.map { ScreenRecord(.release($0)) }
      return [
        ScreenSection("Today", .facts(facts)),
        ScreenSection("All pressings of the master", .records(others, columns: .ofPressings)),
      ].filter { $0.rows.count > 0 }
    }
  }
}

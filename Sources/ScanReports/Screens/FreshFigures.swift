import AppNavigation
import Foundation
import Releases

/// What a source says of a release today: it may be otherwise tomorrow, so it goes with its time.
public struct FreshFigures: Sendable {
  /// An amount with its currency, such as 12.5 "EUR".
  public struct Price: Sendable {
    let value: Double
    let currency: String

    public init(value: Double, currency: String) {
      self.value = value
      self.currency = currency
    }
  }

  let source: ReleaseID.Source
  let asOf: Date
  let have: Int?
  let want: Int?
  let forSale: Int?
  let lowestPrice: Price?
  let pressings: [ReleaseSummary]

  /// - Parameters:
  ///   - asOf: when it answered.
  ///   - have: collectors who own it.
  ///   - want: collectors who want it.
  ///   - forSale: copies for sale.
  ///   - lowestPrice: that of the cheapest copy.
  ///   - pressings: the other pressings of its master.
  public init(
    source: ReleaseID.Source, asOf: Date, have: Int?, want: Int?, forSale: Int?,
    lowestPrice: Price?,
    pressings: [ReleaseSummary]
  ) {
    self.source = source
    self.asOf = asOf
    self.have = have
    self.want = want
    self.forSale = forSale
    self.lowestPrice = lowestPrice
    self.pressings = pressings
  }
}

extension FreshFigures {
  /// As the page of a marketplace shows them.
  public var ofMarketplace: MarketFigures {
    MarketFigures(
      have: have, want: want, forSale: forSale,
      lowestPrice: lowestPrice.map { "\($0.value.text(places: 2)) \($0.currency)" },
      time: asOf.text,
      pressings: pressings)
  }

  var json: JSONValue {
    .object([
      "source": .string(source.rawValue), "asOf": .string(asOf.text), "have": .optional(have),
      "want": .optional(want), "forSale": .optional(forSale),
      "lowestPrice": lowestPrice.map {
        .object(["value": .precise($0.value), "currency": .string($0.currency)])
      } ?? .null,
      "pressings": .array(pressings.map(\.json)),
    ])
  }

  /// What follows the card of the record.
  func text(on page: TextPage) -> String {
    let facts: [ScreenFact] = [
      ScreenFact("have", have.map { "\($0)" } ?? "unknown"),
      ScreenFact("want", want.map { "\($0)" } ?? "unknown"),
      ScreenFact("for sale", sale), ScreenFact("as of", asOf.text),
      ScreenFact("source", "data provided by \(source.name), \(source.address)"),
    ]
    let others = pressings.map { other in
      [other.id.description, other.labelLine, other.pressingLine, other.formatLine].joinedFacts
    }
    return [
      ScreenSection("Today", .facts(facts)),
      ScreenSection("Other pressings", .text(others)),
    ].map { $0.text(on: page) }.joined()
  }

  private var sale: String {
    guard let forSale else { return "unknown" }
    guard forSale > 0 else { return "none" }
    let price = lowestPrice.map { ", from \($0.value.text(places: 2)) \($0.currency)" }
    return "\(forSale)\(price ?? "")"
  }
}

extension ReleaseID.Source {
  fileprivate var name: String {
    switch self {
    case .discogs: "Discogs"
    case .musicBrainz: "MusicBrainz"
    }
  }
}

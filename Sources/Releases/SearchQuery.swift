import Barcodes

/// What to search for: words, a barcode, or both; and how the results are put.
public struct SearchQuery: Sendable, Hashable {
  /// The order of the results.
  public enum Order: String, Sendable, Hashable, Codable, CaseIterable {
    /// What fits best is first.
    case relevance
    /// The oldest is first, those without a year are last; within a year by relevance.
    case year
    /// By the text of ``ReleaseSummary/country``, those without one last; within one by relevance.
    case country
  }

  /// How many results a search gives unless it is asked for more or fewer.
  public static let standardLimit = 50

  /// Words of artist, title, label, tracks or catalogue number, and filters such as
  /// `year:1977..1979`; nil for none.
  public let text: String?
  public let barcode: GTIN?
  public let order: Order
  /// How many results are wanted at most.
  public let limit: Int

  public init(
    text: String? = nil, barcode: GTIN? = nil, order: Order = .relevance,
    limit: Int = standardLimit
  ) {
    self.text = text
    self.barcode = barcode
    self.order = order
    self.limit = limit
  }
}

extension SearchQuery {
  /// Releases that come best first, in the order and the number that is wanted.
  public func arranged(_ releases: [ReleaseSummary]) -> [ReleaseSummary] {
    // The standard library's sort is stable.
    let sorted =
      switch order {
      case .relevance: releases
      case .year: releases.sorted { $0.year ?? .max < $1.year ?? .max }
      case .country:
        releases.sorted { a, b in
          guard let first = a.country, let second = b.country else {
            return a.country != nil && b.country == nil
          }
          return first < second
        }
      }
    return Array(sorted.prefix(max(0, limit)))
  }
}

/// Order and limit are written only where they are not the usual ones, so that what earlier versions
/// stored is still read, and they read what is written now.
extension SearchQuery: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, barcode, order, limit
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      text: try values.decodeIfPresent(String.self, forKey: .text),
      barcode: try values.decodeIfPresent(GTIN.self, forKey: .barcode),
      order: try values.decodeIfPresent(Order.self, forKey: .order) ?? .relevance,
      limit: try values.decodeIfPresent(Int.self, forKey: .limit) ?? Self.standardLimit)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(text, forKey: .text)
    try values.encodeIfPresent(barcode, forKey: .barcode)
    if order != .relevance { try values.encode(order, forKey: .order) }
    if limit != Self.standardLimit { try values.encode(limit, forKey: .limit) }
  }
}

extension SearchQuery {
  /// What somebody typed: `sort:year`, `sort:country` and `limit:200` among the words say how the results
  /// are put, and are no words.
  public init(typed text: String?, barcode: GTIN? = nil) {
    var (order, limit) = (Order.relevance, Self.standardLimit)
    let words = text?.split(separator: " ").filter { word in
      let parts = word.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return true }
      switch parts[0].lowercased() {
      case "sort":
        guard let named = Order(rawValue: parts[1].lowercased()) else { return true }
        order = named
      case "limit":
        guard let number = Int(parts[1]), (1...Self.greatestLimit).contains(number) else {
          return true
        }
        limit = number
      default: return true
      }
      return false
    }
    self.init(text: words?.joined(separator: " "), barcode: barcode, order: order, limit: limit)
  }

  /// No list is longer.
  private static var greatestLimit: Int { 1000 }
}

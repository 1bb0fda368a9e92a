import Releases

/// What Discogs' marketplace says of a release.
public struct MarketplaceStatistics: Sendable, Hashable {
  /// An amount with its currency, such as 12.5 "EUR".
  public struct Price: Sendable, Hashable, Decodable {
    public let value: Double
    public let currency: String
  }

  /// Copies for sale.
  public let forSale: Int
  /// The cheapest of them; nil for none.
  public let lowestPrice: Price?
  /// What sellers are advised to ask, by Discogs' names of conditions; empty where Discogs advises nothing.
  public let suggestions: [String: Price]
}

extension DiscogsCatalog {
  /// Copies for sale and prices of a release; nil for one that Discogs does not have.
  ///
  /// - Parameters:
  ///   - advises: whether Discogs is also asked what a seller should ask, which takes a token.
  ///   - refreshes: as in ``release(id:refreshes:)``.
  /// - Throws: `LookUpFailure`.
  public func marketplace(
    of id: ReleaseID, advises: Bool = true, refreshes: Bool = false
  ) async throws(LookUpFailure) -> MarketplaceStatistics? {
    guard id.source == .discogs else { return nil }
    return try await translated { () throws(OnlineFailure) -> MarketplaceStatistics? in
      let found: Statistics? = try await self.client.value(
        ["marketplace", "stats", id.value], refreshes: refreshes)
      guard let found else { return nil }
      let advice: [String: MarketplaceStatistics.Price]? =
        advises
        ? try await self.client.value(
          ["marketplace", "price_suggestions", id.value], refreshes: refreshes) : nil
      return MarketplaceStatistics(
        forSale: found.forSale ?? 0, lowestPrice: found.lowestPrice, suggestions: advice ?? [:])
    }
  }

  private struct Statistics: Decodable {
    let forSale: Int?
    let lowestPrice: MarketplaceStatistics.Price?

    enum CodingKeys: String, CodingKey {
      case forSale = "num_for_sale"
      case lowestPrice = "lowest_price"
    }
  }
}

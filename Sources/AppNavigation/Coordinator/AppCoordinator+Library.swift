import Library
import Links
import Releases

/// What is chosen within the app. Each verb finds its model and opens its page above what is in front;
/// it returns where it led, and nil on failure and when something else was chosen meanwhile.
extension AppCoordinator {
  /// Opens one pressing, with the group of records that it was chosen from.
  @discardableResult
  public func openAlbum(_ id: ReleaseID, in crate: Crate.ID? = nil) async -> Destination? {
    await open(.album(id: id, in: crate.map(DeepLink.Group.init)))
  }

  /// Opens a group of records of any kind.
  @discardableResult
  public func open(_ crate: Crate.ID) async -> Destination? { await open(.group(.init(crate))) }

  /// Opens a crate that the user made.
  @discardableResult
  public func openCrate(_ id: CustomCrate.ID) async -> Destination? { await open(.custom(id)) }

  /// Opens a folder of the collection.
  @discardableResult
  public func openFolder(_ id: CollectionFolder.ID) async -> Destination? {
    await open(.folder(id))
  }

  /// Opens the records that the user wants.
  @discardableResult
  public func openWants() async -> Destination? { await open(Crate.ID.wants) }

  /// Searches for words, a barcode or both; for neither it goes to the search tab.
  @discardableResult
  public func search(for query: SearchQuery) async -> Destination? {
    await open(.search(query: query.text, barcode: query.barcode))
  }

  /// Shows the figures of a group of records; nil for the whole collection.
  @discardableResult
  public func showInsights(of crate: Crate.ID? = nil) async -> Destination? {
    await open(.insights(of: crate.map(DeepLink.Group.init)))
  }

  /// Shows the records of a rarity tier, in a group or in the whole collection.
  @discardableResult
  public func showRarity(_ tier: RarityTier, in crate: Crate.ID? = nil) async -> Destination? {
    await open(.rarity(tier, in: crate.map(DeepLink.Group.init)))
  }

  /// Shows a page of Discogs or MusicBrainz about a release; nothing happens where the site has no
  /// such page.
  @discardableResult
  public func openMarketplacePage(
    of release: ReleaseID, showing kind: MarketplacePage.Kind = .release
  ) async -> Destination? {
    guard let page = MarketplacePage(kind, of: release) else { return nil }
    return await open(.marketplace(page))
  }

  /// Shows the management of crates, folders and wants.
  @discardableResult
  public func manageCollection() async -> Destination? { await open(.collection) }

  /// Shows who is signed in.
  @discardableResult
  public func showProfile() async -> Destination? { await open(.profile) }

  /// Shows the scanner.
  @discardableResult
  public func showScanner() async -> Destination? { await open(.scanner) }
}

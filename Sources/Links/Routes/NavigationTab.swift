/// The five tabs of VinylCrate, in their order on the screen.
public enum NavigationTab: String, Sendable, Hashable, Codable, CaseIterable {
  case home
  case crates
  case discover
  case marketplace
  case search
}

extension DeepLink {
  /// The tab that the link opens; nil for a sheet, which is shown over any tab.
  public var tab: NavigationTab? {
    switch self {
    case .album(_, in: nil): .home
    case .album, .group: .crates
    case .search: .search
    case .scanner, .insights, .rarity, .marketplace, .collection, .crateEditor, .profile: nil
    }
  }
}

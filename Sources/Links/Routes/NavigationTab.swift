/// The five tabs of VinylCrate, in their order on the screen.
public enum NavigationTab: String, Sendable, Hashable, Codable, CaseIterable {
  case home
  case crates
  case discover
  case marketplace
  case search
}

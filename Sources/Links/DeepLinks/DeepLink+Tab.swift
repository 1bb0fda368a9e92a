extension DeepLink {
  /// The tab that its destination belongs on; nil for a sheet, which lies over any.
  public var tab: NavigationTab? {
    switch self {
    case .album: .home
    case .crate: .crates
    case .search: .search
    case .scanner: nil
    }
  }
}

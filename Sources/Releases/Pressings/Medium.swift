/// The kinds of carrier that somebody may collect.
public enum Medium: String, Sendable, Hashable, Codable, CaseIterable {
  case vinyl
  case cd
  case cassette

  /// As it is printed.
  public var name: String { self == .cd ? "CD" : rawValue }
}

extension ReleaseFormat {
  /// Whether it is this kind of carrier, in either source's words: "CD" are also "SACD" and
  /// "Enhanced CD".
  public func isKind(of medium: Medium) -> Bool {
    switch medium {
    case .vinyl: isVinyl
    case .cd: name.lowercased().contains("cd")
    case .cassette: name.lowercased().contains("cassette")
    }
  }
}

import Foundation
import Releases

/// A page about a release at Discogs or MusicBrainz.
///
/// The app shows web pages of these two alone: a link carries the id of a release, and the address is
/// made from it here.
public struct MarketplacePage: Sendable, Hashable {
  /// What the page shows of a release.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// What is known of it.
    case release
    /// The copies that are for sale; at Discogs alone.
    case offers
  }

  public let kind: Kind
  public let release: ReleaseID
  public let url: URL

  /// Nil where the site has no such page: for an id that is not a number at Discogs or not a UUID at
  /// MusicBrainz, and for offers at MusicBrainz.
  public init?(_ kind: Kind, of release: ReleaseID) {
    let address: String
    switch (release.source, kind) {
    case (.discogs, .release): address = "https://www.discogs.com/release/"
    case (.discogs, .offers): address = "https://www.discogs.com/sell/release/"
    case (.musicBrainz, .release): address = "https://musicbrainz.org/release/"
    case (.musicBrainz, .offers): return nil
    }
    guard release.isWellFormed, let url = URL(string: address + release.value) else { return nil }
    self.kind = kind
    self.release = release
    self.url = url
  }

  /// The page with this address; nil for any address but those that ``init(_:of:)`` makes.
  public init?(url: URL) {
    let pages = ReleaseID.Source.allCases.flatMap { source in
      Kind.allCases.compactMap { kind in
        MarketplacePage(kind, of: ReleaseID(source: source, value: url.lastPathComponent))
      }
    }
    guard let page = pages.first(where: { $0.url == url }) else { return nil }
    self = page
  }

  /// What to call it to a user.
  public var title: String {
    switch (release.source, kind) {
    case (.discogs, .release): "Release at Discogs"
    case (.discogs, .offers): "For sale at Discogs"
    case (.musicBrainz, _): "Release at MusicBrainz"
    }
  }
}

extension ReleaseID {
  fileprivate var isWellFormed: Bool {
    switch source {
    case .discogs: !value.isEmpty && value.utf8.allSatisfy { (48...57).contains($0) }
    case .musicBrainz: UUID(uuidString: value)?.uuidString.lowercased() == value
    }
  }
}

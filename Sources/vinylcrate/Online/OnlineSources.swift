import Accounts
import OnlineCatalogs
import Releases
import Settings

/// Discogs and MusicBrainz as the user reaches them.
struct OnlineSources {
  let addresses: SourceAddresses
  /// Nil for nobody's.
  let token: DiscogsToken?

  /// With the token of the user; a file of it that cannot be read is reported and ends the program.
  init(_ addresses: SourceAddresses) throws {
    self.addresses = addresses
    token = try Failures.reportingNow { try OnlineOptions.token() }
  }

  func discogs(_ connections: OnlineConnections) -> DiscogsCatalog {
    DiscogsCatalog(base: addresses.discogs, token: token, connections: connections)
  }

  func musicBrainz(_ connections: OnlineConnections) -> MusicBrainzCatalog {
    MusicBrainzCatalog(base: addresses.musicBrainz, connections: connections)
  }

  /// In the order in which they are asked: first what is kept of them, then they themselves.
  ///
  /// - Parameters:
  ///   - withoutToken: whether Discogs is asked even if nobody is signed in; it then knows releases by
  ///     their ids.
  ///   - waiting: as in `OnlineConnections`.
  /// - Throws: SQLite's error, where it has no memory for the pace.
  func catalogs(
    withoutToken: Bool, waiting: @escaping @Sendable (String, Int) -> Void
  ) throws -> [NamedCatalog] {
    var asked = try OnlineConnections.ofUser
    asked.waiting = waiting
    var kept = asked
    kept.asksNobody = true
    let order = try Self.order
    return [kept, asked].flatMap { connections in
      order.compactMap { source in
        switch source {
        case .discogs:
          token == nil && !withoutToken ? nil : NamedCatalog("Discogs", discogs(connections))
        case .musicBrainz: NamedCatalog("MusicBrainz", musicBrainz(connections))
        }
      }
    }
  }

  /// As the user set it.
  private static var order: [ReleaseID.Source] {
    get throws {
      guard let names = try Settings.ofUser(.sources) else { return ReleaseID.Source.allCases }
      return names.split(separator: ",").compactMap { ReleaseID.Source(rawValue: String($0)) }
    }
  }

  /// What the sources want to be said where their data is shown.
  static let notices = [
    "Discogs": "found at Discogs: data provided by Discogs, https://www.discogs.com",
    "MusicBrainz": "found at MusicBrainz, https://musicbrainz.org",
  ]
}

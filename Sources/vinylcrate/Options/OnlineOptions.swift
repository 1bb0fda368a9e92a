import Accounts
import ArgumentParser
import CatalogStore
import Foundation
import Library
import OnlineCatalogs
import Releases
import Settings
import Synchronization

/// Whether Discogs and MusicBrainz are asked for what no catalogue on this machine knows.
struct OnlineOptions: ParsableArguments {
  /// What an option says about it.
  enum Reach: String, EnumerableFlag {
    case online, offline

    static func help(for value: Reach) -> ArgumentHelp? {
      switch value {
      case .online:
        """
        Ask Discogs, if a token is stored, and MusicBrainz for what no catalogue on this machine \
        knows. This is the default once vinylcrate auth login has stored a token.
        """
      case .offline: "Make no connection."
      }
    }
  }

  @Flag var reach: Reach?
  @OptionGroup var addresses: SourceAddresses

  /// The catalogues of this machine, what the user decided, and then the sources that may be asked: what
  /// is kept of them, Discogs, MusicBrainz.
  ///
  /// Nobody is asked online before something is missing here.
  ///
  /// - Parameters:
  ///   - onRequestOnly: whether only `--online` leads there, and no setting or token.
  ///   - isWanted: whether the user asks for it by another option.
  ///   - waiting: is told of which host somebody waits for a turn, and for how long.
  func chain(
    _ local: any ReleaseCatalog, _ library: any LibraryReader, onRequestOnly: Bool = false,
    isWanted: Bool = false,
    waiting: @escaping @Sendable (_ host: String, _ seconds: Int) -> Void = { _, _ in }
  ) throws -> any ReleaseCatalog {
    let sources = try OnlineSources(addresses)
    guard try isWanted || (onRequestOnly ? reach == .online : isOnline(sources.token)) else {
      return local
    }
    let notice = OnceEach()
    return CatalogChain(
      [
        NamedCatalog("catalogue", local),
        NamedCatalog("library", DecidedReleases(library: library)),
      ] + (try sources.catalogs(withoutToken: isWanted, waiting: waiting))
    ) { name in
      if let words = OnlineSources.notices[name], notice.isFirst(name) { Console.complain(words) }
    }
  }

  /// Whether sources on the network are asked for what is not known here.
  func isOnline(_ token: DiscogsToken?) throws -> Bool {
    switch reach {
    case .online: true
    case .offline: false
    case nil: try Settings.ofUser(.online).map { $0 == "yes" } ?? (token != nil)
    }
  }

  /// The token of the environment, else the one that is stored.
  static func token() throws -> DiscogsToken? {
    if let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty {
      guard let token = DiscogsToken(pasted: text) else { throw SignInFailure.notAToken }
      return token
    }
    return try TokenFile(in: UserFolders()).token()
  }

  static let variable = "VINYLCRATE_DISCOGS_TOKEN"
}

/// Tells the first time that something is named from the others.
private final class OnceEach: Sendable {
  private let names = Mutex<Set<String>>([])

  func isFirst(_ name: String) -> Bool { names.withLock { $0.insert(name).inserted } }
}

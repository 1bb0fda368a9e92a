import Accounts
import Library
import Links
import Releases

/// Makes the screen of every route and of every tab.
///
/// Routes of the library carry only which records they show: the screen reads them when it is made, a
/// window of them where they may be many, and has the names that they have by then.
public struct ScreenFactory: Sendable {
  let library: any LibraryReader
  let account: DiscogsAccount?
  let lister: CollectionLister?
  let today: DayOfYear?
  let answers: [ReleaseID: MarketAnswers]
  let profile: @Sendable () async -> ProfileDetails

  /// - Parameters:
  ///   - account: Who is signed in or, while signing in, whose token it is; nil for nobody.
  ///   - lister: Answers the queries of the library's collection; left out, the library does.
  ///   - today: For what happened on this day; nil for nothing.
  ///   - answers: What the marketplace said of releases.
  ///   - profile: What the profile shows besides the account, read when it is shown.
  public init(
    library: any LibraryReader, account: DiscogsAccount? = nil, lister: CollectionLister? = nil,
    today: DayOfYear? = nil, answers: [ReleaseID: MarketAnswers] = [:],
    profile: @escaping @Sendable () async -> ProfileDetails = { ProfileDetails() }
  ) {
    self.library = library
    self.account = account
    self.lister = lister
    self.today = today
    self.answers = answers
    self.profile = profile
  }

  /// What a route shows.
  ///
  /// - Parameters:
  ///   - match: What the release was found by, for its evidence and the other pressings.
  ///   - window: The positions of a long list to show, counted from 0; nil for all.
  /// - Throws: ``LinkFailure/crateNotFound(_:)`` or ``LinkFailure/folderNotFound(_:remedy:)`` for a
  ///   group that is no longer in the library; ``LinkFailure/lookUp(_:)`` where that cannot be read.
  public func screen(
    for route: Route, match: Match? = nil, window: Range<Int>? = nil
  ) async throws(LinkFailure) -> Screen {
    switch route {
    case .albumDetail(let release, let crate):
      try await screen(of: release, openedFrom: crate, ranking: match?.ranking ?? .none)
    case .crateDetail(let group):
      try await screen(of: group, window: window)
    case .wantsCrateDetail:
      try await screen(of: .wants, window: window)
    case .folderReleases(let folder):
      try await screen(of: .folder(folder), window: window)
    case .collectionRecords(let text):
      try await screen(of: CollectionQuery(text), window: window)
    case .searchResults(let query, let results):
      screen(of: query, results: results, window: window)
    case .pressingChoice(let gtin, let ranking):
      screen(of: ranking, sharing: gtin, window: window)
    case .profile, .scanner, .crateEditor, .collectionManagement, .crateInsights, .rarityDetail,
      .marketplaceWebView, .welcome, .signIn:
      try await sheets.screen(for: route, window: window)
    }
  }

  /// Makes the screens of sheets, out of the same library.
  public var sheets: SheetFactory { SheetFactory(screens: self) }

  /// Asks the library, and says its failure as one of a link.
  func reading<Answer>(
    _ question: (any LibraryReader) async throws(LibraryFailure) -> Answer
  ) async throws(LinkFailure) -> Answer {
    do {
      return try await question(library)
    } catch {
      throw .lookUp(LookUpFailure(error))
    }
  }
}

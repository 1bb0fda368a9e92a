import Accounts
import AppNavigation
import ArgumentParser
import Library
import Links
import Releases
import ScanReports

/// How a place of the app is opened and printed.
struct OpeningOptions: ParsableArguments {
  /// The forms in which a place can be printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @Option(help: "text for people, json for programs.")
  var format: Format = .text

  @Option(help: ColorChoice.help)
  var color: ColorChoice?

  @OptionGroup var pressings: PressingOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var online: OnlineOptions
  @OptionGroup var library: LibraryOptions

  /// Follows a link and prints what is there; a link that leads nowhere is reported and ends the
  /// program as ``ExitStatus`` says.
  ///
  /// - Parameters:
  ///   - name: what messages are about; nil where they say so themselves.
  ///   - showsSingleResult: show the record that a search finds whole where it is the only one.
  ///   - refreshes: ask the source of a record how it is today.
  func open(
    _ url: String, about name: String?, showsSingleResult: Bool = false, refreshes: Bool = false
  ) async throws {
    let library = try library.openReader()
    let catalog = try online.chain(catalog.open(), library, isWanted: refreshes)
    let preferences = try pressings.preferences
    let coordinator = await AppCoordinator(
      catalog: catalog, library: library, preferring: { preferences })
    var destination = await coordinator.handle(url: url)
    if showsSingleResult, case .searchResults(_, let results) = destination?.route,
      results.count == 1, destination?.match?.suggestion == nil
    {
      destination = await coordinator.open(.album(id: results[0].id))
    }
    var (screen, failure) = (Screen?.none, await coordinator.failure)
    var fresh = ReleaseRefresh.Result()
    if refreshes, case .albumDetail(let release, _) = destination?.route {
      fresh = try await ReleaseRefresh(OnlineSources(online.addresses)).result(for: release)
      destination =
        fresh.release.map {
          Destination(
            release: $0,
            match: Match(ranking: destination?.match?.ranking ?? .none, best: $0))
        } ?? destination
    }
    if let destination {
      let screens = ScreenFactory(library: library, account: account(for: destination.route))
      do throws(LinkFailure) {
        screen = try await RouteReport.screen(of: destination, from: screens)
      } catch {
        failure = error
      }
    }
    let report = await RouteReport(
      link: try? DeepLink(parsing: url), destination: destination, screen: screen,
      failure: failure, state: coordinator.navigator.state, figures: fresh.figures,
      owned: try await owned(among: destination, in: library), wording: .commandLine)
    let page = TextPage(width: Console.width, hasColor: try ColorChoice.isOn(color))
    try Console.write(
      format == .json ? report.json : report.text(on: page, isASCII: !Console.isUTF8))
    if let failure {
      Console.complain(failure, about: name)
      try ExitStatus(failure)?.end()
    }
    if let failure = fresh.failure {
      Console.complain(failure, about: "this is not from today")
      try ExitStatus(failure)?.end()
    }
    if let failure = destination?.match?.catalogFailure {
      Console.complain(failure, about: "this is what the library knows")
      try ExitStatus(failure)?.end()
    }
    if case .searchResults(_, let results) = destination?.route, results.isEmpty,
      destination != .searchTab
    {
      try ExitStatus.incomplete.end()
    }
  }

  /// The results of a search that the user has.
  private func owned(
    among destination: Destination?, in library: any LibraryReader
  ) async throws -> Set<ReleaseID> {
    guard case .searchResults(_, let results) = destination?.route else { return [] }
    return try await Failures.reporting {
      var owned: Set<ReleaseID> = []
      for result in results where try await !library.items(of: result.id).isEmpty {
        owned.insert(result.id)
      }
      return owned
    }
  }

  /// Who is signed in, for a profile; it is one fact among others, without which the rest is shown.
  private func account(for route: Route) -> DiscogsAccount? {
    guard route == .profile else { return nil }
    return (try? SessionFile(in: UserFolders()).record())?.account
  }
}

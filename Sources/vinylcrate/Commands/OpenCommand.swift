import Accounts
import AppNavigation
import ArgumentParser
import Links
import ScanReports

/// `vinylcrate open`: a deep link in, the route it leads to out.
struct OpenCommand: AsyncParsableCommand {
  /// The forms in which a route can be printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Follow a deep link and show where it leads.",
    discussion: """
      EXAMPLES
        vinylcrate open 'vinylcrate://search?barcode=5012394144777'
        vinylcrate open https://vinylcrate.app/album/discogs:249504
        vinylcrate open --format json 'vinylcrate://search?query=horace%20andy'
      """)

  @Argument(help: "A link: vinylcrate://… or https://vinylcrate.app/…")
  var url: String

  @Option(help: "text for people, json for programs.")
  var format: Format = .text

  @Option(help: "Colour: auto is on a terminal without NO_COLOR.")
  var color: ColorChoice = .auto

  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var library: LibraryOptions

  func run() async throws {
    let (catalog, library) = (try catalog.open(), try library.openReader())
    let coordinator = await AppCoordinator(catalog: catalog, library: library)
    let destination = await coordinator.handle(url: url)
    var (screen, failure) = (Screen?.none, await coordinator.failure)
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
      failure: failure, state: coordinator.navigator.state, wording: .commandLine)
    let page = TextPage(width: Console.width, hasColor: color.isOn)
    try Console.write(
      format == .json ? report.json : report.text(on: page, isASCII: !Console.isUTF8))
    if let failure {
      Console.complain(failure, about: url.safeForTerminal)
      try ExitStatus(failure)?.end()
    }
    if case .searchResults(_, let results) = destination?.route, results.isEmpty {
      try ExitStatus.incomplete.end()
    }
  }
  /// Who is signed in, for a profile; it is one fact among others, without which the rest is shown.
  private func account(for route: Route) -> DiscogsAccount? {
    guard route == .profile else { return nil }
    return (try? SessionFile(in: UserFolders()).record())?.account
  }
}

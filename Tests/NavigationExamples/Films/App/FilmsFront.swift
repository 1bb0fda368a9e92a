import Foundation
import Navigation
import TextFront

@main
struct FilmsExample {
  static func main() async {
    await TextFront.run(FilmsFront(catalogue: Catalogue()))
  }
}

/// A film catalogue that opens links, is found again as it was left, and uses a wide screen.
@MainActor
final class FilmsFront: TextApp {
  typealias Archive = NavigationArchive<FilmsTab, FilmsRoute.ID>

  private var catalogue: Catalogue
  private(set) var navigator = Navigator<FilmsTab, FilmsRoute>(
    initialTab: .films, layout: ColumnLayout(breakpoint: 100))
  private var restorer: NavigationRestorer<FilmsTab, FilmsRoute>?

  init(catalogue: Catalogue) { self.catalogue = catalogue }

  var screen: [String] {
    let state = navigator.state
    if let sheet = state.sheet { return ["(\(name(of: sheet.top)))"] }
    switch state.visibleColumns {
    case .one(let top?): return ["\(state.selectedTab): \(name(of: top))"]
    case .one(nil): return ["\(state.selectedTab): \(root)"]
    case .two(let detail):
      return ["\(state.selectedTab): \(root) | \(detail.map(name(of:)) ?? "choose one")"]
    }
  }

  private var root: String {
    switch navigator.state.selectedTab {
    case .films: catalogue.films.map(\.id).joined(separator: ", ")
    case .characters: catalogue.characters.map(\.id).joined(separator: ", ")
    case .watchlist: "nothing to watch"
    }
  }

  private func name(of route: FilmsRoute) -> String {
    switch route {
    case .film(let film): film.title
    case .character(let character): character.name
    case .studio(let studio): "\(studio.name) studio"
    case .filmSearch: "Search"
    case .addToWatchlist(let film): "Watch \(film.title)?"
    case .settings: "Settings"
    }
  }

  func perform(_ command: Command) async -> Bool {
    switch command.verb {
    case "tab":
      guard let tab = FilmsTab(rawValue: command.rest) else { return false }
      navigator.switchTab(to: tab)
      await restorer?.restore(tab)
    case "film": return show(.film(command.rest))
    case "character": return show(.character(command.rest))
    case "watch": return show(.addToWatchlist(command.rest))
    case "search": return show(.filmSearch)
    case "settings": return show(.settings)
    case "open": return open(command.rest)
    case "back": navigator.pop()
    case "close": navigator.dismissSheet()
    case "width": navigator.resize(width: command.number ?? 0)
    case "withdraw": catalogue.films.removeAll { $0.id == command.rest }
    case "restart": await restart()
    default: return false
    }
    return true
  }

  private func show(_ id: FilmsRoute.ID) -> Bool {
    guard let route = catalogue.route(for: id) else { return false }
    navigator.navigate(to: route)
    return true
  }

  /// Follows a link: reads it, looks it up, and shows what it names above the root of its tab.
  func open(_ text: String) -> Bool {
    guard let link = FilmsLink(text), let route = catalogue.route(for: link) else { return false }
    navigator.navigate(along: [route], on: link.tab, fromRoot: true)
    return true
  }

  /// Begins anew from what would be in the file, with each tab looked up when it is first seen.
  private func restart() async {
    let own = Archive(navigator.state)
    let archive = restorer.map { own.keeping($0.pending) } ?? own
    navigator = Navigator(initialTab: .films, layout: navigator.state.layout)
    let catalogue = catalogue
    let restorer = NavigationRestorer(archive, on: navigator) { catalogue.route(for: $0) }
    self.restorer = restorer
    await restorer.restoreFront()
  }
}

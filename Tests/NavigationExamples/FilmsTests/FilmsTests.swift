import Foundation
import Navigation
import Testing

// A film catalogue that opens links, comes back where it was left, and uses a wide screen.

enum FilmsTab: String, CaseIterable, Codable { case films, characters, watchlist }

struct Film: Hashable { let id, title: String }
struct Character: Hashable { let id, name: String }
struct Studio: Hashable { let id, name: String }

enum FilmsRoute: RestorableRoute {
  case film(Film)
  case character(Character)
  case studio(Studio)
  case filmSearch
  case addToWatchlist(Film)
  case settings

  enum Token: Hashable, Codable {
    case film(id: String)
    case character(id: String)
    case studio(id: String)
  }

  var isSheet: Bool {
    switch self {
    case .film, .character, .studio: false
    case .filmSearch, .addToWatchlist, .settings: true
    }
  }

  /// A sheet is not worth coming back to.
  var token: Token? {
    switch self {
    case .film(let film): .film(id: film.id)
    case .character(let character): .character(id: character.id)
    case .studio(let studio): .studio(id: studio.id)
    case .filmSearch, .addToWatchlist, .settings: nil
    }
  }
}

struct Catalogue {
  var films = [Film(id: "coco", title: "Coco"), Film(id: "up", title: "Up")]
  var characters = [Character(id: "miguel", name: "Miguel")]
  var studios = [Studio(id: "pixar", name: "Pixar")]

  func route(for token: FilmsRoute.Token) -> FilmsRoute? {
    switch token {
    case .film(let id): films.first { $0.id == id }.map(FilmsRoute.film)
    case .character(let id): characters.first { $0.id == id }.map(FilmsRoute.character)
    case .studio(let id): studios.first { $0.id == id }.map(FilmsRoute.studio)
    }
  }

  /// Reads `pixarcatalog://film?id=coco` and `https://pixarcatalog.io/film/coco` alike.
  func destination(of link: String) -> (route: FilmsRoute, tab: FilmsTab)? {
    guard let link = URLComponents(string: link), let host = link.host else { return nil }
    let path = link.path.split(separator: "/").map(String.init)
    let id = link.queryItems?.first { $0.name == "id" }?.value
    let words =
      switch (link.scheme, host) {
      case ("pixarcatalog", _): [host, id].compactMap(\.self)
      case ("https", "pixarcatalog.io"): path
      default: [String]()
      }
    guard words.count == 2 else { return nil }
    switch words[0] {
    case "film": return route(for: .film(id: words[1])).map { ($0, .films) }
    case "character": return route(for: .character(id: words[1])).map { ($0, .characters) }
    case "studio": return route(for: .studio(id: words[1])).map { ($0, .films) }
    default: return nil
    }
  }
}

@MainActor
@Suite struct FilmsTests {
  private let catalogue = Catalogue()
  private let navigator = Navigator<FilmsTab, FilmsRoute>(
    state: NavigationState(selectedTab: .watchlist, layout: ColumnLayout(breakpoint: 100)))
  private let coco = FilmsRoute.film(Film(id: "coco", title: "Coco"))
  private let miguel = FilmsRoute.character(Character(id: "miguel", name: "Miguel"))
  private let pixar = FilmsRoute.studio(Studio(id: "pixar", name: "Pixar"))

  @Test(arguments: ["pixarcatalog://film?id=coco", "https://pixarcatalog.io/film/coco"])
  func aLinkOpensItsFilmOnTheTabOfFilms(link: String) throws {
    navigator.presentSheet(.settings)
    let destination = try #require(catalogue.destination(of: link))
    navigator.navigate(to: destination.route, on: destination.tab)
    #expect(navigator.state.selectedTab == .films)
    #expect(navigator.state.frontRoute == coco)
  }

  @Test(arguments: ["pixarcatalog://film?id=none", "https://example.org/film/coco", "film", ""])
  func aLinkThatLeadsNowhereIsNone(link: String) {
    #expect(catalogue.destination(of: link) == nil)
  }

  @Test func sheetsComeOneAtATime() throws {
    let film = try #require(catalogue.films.first)
    for sheet in [FilmsRoute.filmSearch, .addToWatchlist(film), .settings] {
      navigator.navigate(to: sheet)
      #expect(navigator.state.sheet?.root == sheet)
    }
  }

  @Test func eachTabIsRestoredFromIds() async throws {
    navigator.replace(with: [pixar, coco], on: .films)
    navigator.replace(with: [miguel], on: .characters)
    navigator.presentSheet(.filmSearch)
    let data = try JSONEncoder().encode(NavigationArchive(navigator.state))
    #expect(!String(decoding: data, as: UTF8.self).contains("Coco"))

    let archive = try JSONDecoder().decode(
      NavigationArchive<FilmsTab, FilmsRoute.Token>.self, from: data)
    let next = Navigator<FilmsTab, FilmsRoute>(initialTab: .films)
    for tab in FilmsTab.allCases {
      next.replace(with: try await archive.path(on: tab) { catalogue.route(for: $0) }, on: tab)
    }
    #expect(next.state.paths == [.films: [pixar, coco], .characters: [miguel]])
    #expect(next.state.sheet == nil)
  }

  @Test func aFilmThatLeftTheCatalogueIsDropped() async {
    navigator.replace(with: [pixar, coco], on: .films)
    var smaller = catalogue
    smaller.films = []
    let restoration = await NavigationArchive(navigator.state).restore(initialTab: .films) {
      smaller.route(for: $0)
    }
    #expect(restoration.state.path(on: .films) == [pixar])
    #expect(restoration.droppedTokens == [.film(id: "coco")])
  }

  @Test func aWideScreenShowsTheListBesideTheFilm() {
    navigator.navigate(to: coco, on: .films)
    navigator.resize(width: 80)
    #expect(navigator.state.visibleColumns == .one(coco))
    navigator.resize(width: 120)
    #expect(navigator.state.visibleColumns == .two(detail: coco))
  }
}

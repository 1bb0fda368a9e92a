import Navigation

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

  enum ID: Hashable, Codable {
    case film(String)
    case character(String)
    case studio(String)
    case filmSearch
    case addToWatchlist(String)
    case settings
  }

  var id: ID {
    switch self {
    case .film(let film): .film(film.id)
    case .character(let character): .character(character.id)
    case .studio(let studio): .studio(studio.id)
    case .filmSearch: .filmSearch
    case .addToWatchlist(let film): .addToWatchlist(film.id)
    case .settings: .settings
    }
  }

  var isSheet: Bool {
    switch self {
    case .film, .character, .studio: false
    case .filmSearch, .addToWatchlist, .settings: true
    }
  }

  /// The id; nil for a sheet, which is not worth coming back to.
  var token: ID? { isSheet ? nil : id }
}

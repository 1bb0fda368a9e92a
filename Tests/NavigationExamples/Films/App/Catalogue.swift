/// The films, characters and studios that there are.
struct Catalogue: Sendable {
  var films = [Film(id: "coco", title: "Coco"), Film(id: "up", title: "Up")]
  var characters = [Character(id: "miguel", name: "Miguel")]
  var studios = [Studio(id: "pixar", name: "Pixar")]

  /// The route that an id stands for; nil when its record is gone.
  func route(for id: FilmsRoute.ID) -> FilmsRoute? {
    switch id {
    case .film(let id): films.first { $0.id == id }.map(FilmsRoute.film)
    case .character(let id): characters.first { $0.id == id }.map(FilmsRoute.character)
    case .studio(let id): studios.first { $0.id == id }.map(FilmsRoute.studio)
    case .addToWatchlist(let id): films.first { $0.id == id }.map(FilmsRoute.addToWatchlist)
    case .filmSearch: .filmSearch
    case .settings: .settings
    }
  }

  /// Looks up what a link names; nil when it is not there.
  func route(for link: FilmsLink) -> FilmsRoute? {
    switch link {
    case .film(let id): route(for: .film(id))
    case .character(let id): route(for: .character(id))
    case .studio(let id?): route(for: .studio(id))
    case .studio(nil): studios.first.map(FilmsRoute.studio)
    }
  }
}

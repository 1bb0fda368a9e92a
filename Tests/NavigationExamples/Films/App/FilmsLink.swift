import Foundation

/// What a link says, before anything is looked up.
enum FilmsLink: Hashable {
  case film(id: String)
  case character(id: String)
  /// A studio; nil for the one that the app is about.
  case studio(id: String?)

  /// Reads `pixarcatalog://film?id=coco` and `https://pixarcatalog.io/film/coco` alike; nil for any
  /// other text.
  init?(_ text: String) {
    guard let link = URLComponents(string: text), let host = link.host else { return nil }
    let path = link.path.split(separator: "/").map(String.init)
    let words: [String]
    switch (link.scheme, host) {
    case ("pixarcatalog", _):
      let id = link.queryItems?.first { $0.name == "id" }?.value
      words = [host] + path + (id.map { [$0] } ?? [])
    case ("https", "pixarcatalog.io"): words = path
    default: return nil
    }
    guard words.count <= 2, !words.contains("") else { return nil }
    switch (words.first, words.dropFirst().first) {
    case ("film", let id?): self = .film(id: id)
    case ("character", let id?): self = .character(id: id)
    case ("studio", let id): self = .studio(id: id)
    default: return nil
    }
  }

  /// The tab that the link leads to.
  var tab: FilmsTab {
    switch self {
    case .film, .studio: .films
    case .character: .characters
    }
  }
}

import Accounts
import Foundation
import Library
import Links

/// How a list is put.
struct ListLook: Sendable, Hashable {
  /// Its filter, order and groups.
  var query = CollectionQuery()
  /// Whether records are shown by their covers.
  var isGrid = false
}

/// How the lists are put, which the app keeps from one start to the next.
struct ListMemory: Sendable, Hashable {
  /// More would be those of screens that were left long ago.
  static let limit = 100

  /// More than anybody types into the search, in bytes.
  static let longestSearch = 1000

  /// The words in the field of the search; empty for none.
  private(set) var search = ""
  private var looks: [Place: ListLook] = [:]
  /// The last one that was changed is last.
  private var order: [Place] = []

  init() {}

  /// How the list at a place is put; nil for as it comes.
  subscript(place: Place) -> ListLook? { looks[place] }

  mutating func keep(_ look: ListLook, at place: Place) {
    forget(place)
    looks[place] = look
    order.append(place)
    if order.count > Self.limit { forget(order[0]) }
  }

  /// Keeps the words in the field of the search; none of those that nobody types.
  mutating func keepSearch(_ words: String) {
    let isTyped =
      words.utf8.count <= Self.longestSearch
      && words.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    search = isTyped ? words : ""
  }

  mutating func forget(_ place: Place) {
    guard looks.removeValue(forKey: place) != nil else { return }
    order.removeAll { $0 == place }
  }
}

extension ListMemory: Codable {
  private enum CodingKeys: String, CodingKey {
    case lists
    case search
  }

  /// One list as it is stored; that of the Home tab has no route.
  private struct Entry: Codable {
    let route: RouteToken?
    let query: CollectionQuery
    /// Nil for false, and in files of earlier versions.
    let isGrid: Bool?

    var look: ListLook { ListLook(query: query, isGrid: isGrid ?? false) }
  }

  /// What cannot be read, as that of a later version, is left out.
  private struct Readable: Decodable {
    let entry: Entry?

    init(from decoder: any Decoder) { entry = try? Entry(from: decoder) }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let words = try? container.decode(String.self, forKey: .search) { keepSearch(words) }
    for entry in try container.decode([Readable].self, forKey: .lists).compactMap(\.entry) {
      keep(entry.look, at: entry.route.map(Place.route) ?? .tab(.home))
    }
  }

  func encode(to encoder: any Encoder) throws {
    let entries = order.compactMap { place in
      let route: RouteToken? = if case .route(let token) = place { token } else { nil }
      return looks[place].map { look in
        Entry(route: route, query: look.query, isGrid: look.isGrid ? true : nil)
      }
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entries, forKey: .lists)
    if !search.isEmpty { try container.encode(search, forKey: .search) }
  }
}

/// `lists.json` in the folder of the app's state.
actor ListMemoryFile {
  private let file: URL

  init(in folders: UserFolders) {
    file = folders.state.appendingPathComponent("lists.json")
  }

  /// Nothing where there is none, or one that cannot be read: losing it does no harm.
  nonisolated func load() -> ListMemory {
    guard let data = try? Data(contentsOf: file) else { return ListMemory() }
    return (try? JSONDecoder().decode(ListMemory.self, from: data)) ?? ListMemory()
  }

  func save(_ memory: ListMemory) {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(memory).write(to: file, options: .atomic)
  }
}

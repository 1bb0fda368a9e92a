import Foundation
import Text

extension DeepLink: CustomStringConvertible {
  /// The link in the one canonical form: the app's own scheme, lower case, query before barcode.
  public var description: String {
    switch self {
    case .album(let id, let group):
      "vinylcrate://" + (group.map { $0.path + "/" } ?? "") + "album/\(id)"
    case .group(let group): "vinylcrate://\(group.path)"
    case .search(let query, let barcode):
      "vinylcrate://search"
        + Self.query([("query", query), ("barcode", barcode?.shortestDigits)])
    case .scanner: "vinylcrate://scanner"
    case .insights(let group): "vinylcrate://insights" + Self.query([group?.item])
    case .rarity(let tier, let group):
      "vinylcrate://rarity/\(tier.rawValue)" + Self.query([group?.item])
    case .marketplace(let page):
      "vinylcrate://marketplace/\(page.release)" + (page.kind == .offers ? "/offers" : "")
    case .collection: "vinylcrate://collection"
    case .crateEditor(nil): "vinylcrate://crate/new"
    case .crateEditor(let id?): "vinylcrate://\(Group.crate(id).path)/edit"
    case .profile: "vinylcrate://profile"
    }
  }

  /// The query of those items that have a value, with its question mark; empty where none has.
  private static func query(_ items: [(name: String, value: String?)?]) -> String {
    let items = items.compactMap { item in
      item?.value.map { "\(item?.name ?? "")=" + $0.utf8.percentEncoded }
    }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }
}

extension DeepLink.Group {
  /// The parts of a path that name it.
  fileprivate var path: String {
    switch self {
    case .crate(let id): "crate/\(id.uuidString.lowercased())"
    case .wants: "wants"
    case .folder(let name): "folder/\(name.utf8.percentEncoded)"
    }
  }

  /// The item of a query that names it.
  fileprivate var item: (name: String, value: String?) {
    switch self {
    case .crate(let id): ("crate", id.uuidString.lowercased())
    case .wants: ("crate", "wants")
    case .folder(let name): ("folder", name)
    }
  }
}

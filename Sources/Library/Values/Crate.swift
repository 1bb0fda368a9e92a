import Foundation

/// A group of records of any kind: a crate, the wants or a folder.
public enum Crate: Sendable, Hashable, Codable {
  /// A crate that the user made.
  case custom(CustomCrate)
  /// The records that the user wants.
  case wants
  /// One of the folders of the collection.
  case folder(CollectionFolder)

  /// The name to show.
  public var name: String {
    switch self {
    case .custom(let crate): crate.name
    case .wants: "Wants"
    case .folder(let folder): folder.name
    }
  }
}

extension Crate: Identifiable {
  /// Identifies the group, also after it was renamed.
  public enum ID: Sendable, Hashable {
    case custom(CustomCrate.ID)
    case wants
    case folder(CollectionFolder.ID)
  }

  public var id: ID {
    switch self {
    case .custom(let crate): .custom(crate.id)
    case .wants: .wants
    case .folder(let folder): .folder(folder.id)
    }
  }
}

/// A crate that the user made and named.
public struct CustomCrate: Sendable, Hashable, Codable, Identifiable {
  public let id: UUID
  public let name: String

  public init(id: UUID, name: String) {
    self.id = id
    self.name = name
  }
}

/// A folder of the user's collection, by its number at Discogs.
public struct CollectionFolder: Sendable, Hashable, Codable, Identifiable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  /// The folder of records that were put into no other.
  public static let uncategorized = CollectionFolder(id: 1, name: "Uncategorized")
}

/// A group of records, with the number of records in it.
public struct Counted<Group: Sendable & Hashable>: Sendable, Hashable {
  public let group: Group
  public let count: Int

  public init(_ group: Group, count: Int) {
    self.group = group
    self.count = count
  }
}

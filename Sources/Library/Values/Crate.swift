import Foundation

/// A group of records that the user keeps together, whichever kind of group it is.
public enum Crate: Sendable, Hashable, Codable {
  /// One that the user made here.
  case custom(CustomCrate)
  /// The records that the user looks for.
  case wants
  /// One of the folders of the collection.
  case folder(CollectionFolder)

  /// What it is called.
  public var name: String {
    switch self {
    case .custom(let crate): crate.name
    case .wants: "Wants"
    case .folder(let folder): folder.name
    }
  }
}

extension Crate: Identifiable {
  /// Which group it is, whatever it is called by now.
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

import Foundation

/// A group of records that somebody gave a name.
protocol NamedGroup {
  var name: String { get }
  /// Whether `text` is its id.
  func isIdentified(by text: String) -> Bool
}

extension CollectionFolder: NamedGroup {
  func isIdentified(by text: String) -> Bool { text == Crate.ID.folder(id).description }
}

extension CustomCrate: NamedGroup {
  func isIdentified(by text: String) -> Bool { UUID(uuidString: text) == id }
}

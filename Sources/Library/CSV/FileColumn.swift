import Foundation

/// A column of a collection file.
enum FileColumn: Hashable {
  case known(CollectionColumn)
  /// A field that the user added to the collection at Discogs, by its name there.
  case custom(String)

  /// Discogs puts this before the names of all fields of a copy.
  private static let prefix = "Collection "

  /// The column with this name, in any case, with or without spaces around it; nil for one that means
  /// nothing here.
  init?(named text: String, in contents: CollectionFile.Contents) {
    let name = text.trimmingCharacters(in: .whitespaces)
    if let column = CollectionColumn(named: name) {
      self = .known(column)
    } else if contents == .wants, name.lowercased() == "notes" {
      self = .known(.notes)
    } else if contents == .collection, name.lowercased().hasPrefix(Self.prefix.lowercased()) {
      self = .custom(String(name.dropFirst(Self.prefix.count)))
    } else {
      return nil
    }
  }

  /// What stands in the first line.
  var name: String {
    switch self {
    case .known(let column): column.name
    case .custom(let name): Self.prefix + name
    }
  }
}

extension CollectionColumn {
  fileprivate init?(named name: String) {
    let wanted = name.lowercased()
    guard let column = Self.allCases.first(where: { $0.name.lowercased() == wanted }) else {
      return nil
    }
    self = column
  }
}

extension [String] {
  /// Whether these are the columns of a wantlist as Discogs exports it: notes, and nothing of a copy.
  var isOfWantlist: Bool {
    let names = map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
    return names.contains("notes") && !names.contains { $0.hasPrefix("collection") }
      && !names.contains(CollectionColumn.dateAdded.name.lowercased())
  }
}

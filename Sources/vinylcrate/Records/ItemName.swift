import ArgumentParser
import Library
import Releases

/// How a copy in the collection is named on the command line.
enum ItemName: Sendable, Hashable {
  case item(CollectionItem.ID)
  case record(RecordName)
}

extension ItemName: ExpressibleByArgument {
  /// Nil unless `argument` is the number of an item, or names a record. A number of up to seven digits
  /// is that of an item; longer ones are barcodes and numbers at Discogs.
  init?(argument: String) {
    if argument.utf8.count < 8, let id = Int(argument) {
      guard id > 0 else { return nil }
      self = .item(id)
    } else if let name = RecordName(argument: argument) {
      self = .record(name)
    } else {
      return nil
    }
  }
}

extension LibraryEditor {
  /// The items with these names, each once.
  ///
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` if there is no such copy, or several of a
  ///   record.
  func items(named names: [ItemName]) throws -> [CollectionItem] {
    var seen: Set<CollectionItem.ID> = []
    return try names.map(item(named:)).filter { seen.insert($0.id).inserted }
  }

  private func item(named name: ItemName) throws -> CollectionItem {
    switch name {
    case .item(let id):
      let release = ReleaseID(source: .discogs, value: String(id))
      guard try !hasItem(id), try !items(of: release).isEmpty else { return try item(id) }
      throw LibraryFailure.refused(
        "there is no item \(id) in the collection; for the release at Discogs write r\(id)")
    case .record(let record):
      let copies = try copies(of: record)
      guard copies.count < 2 else {
        let numbers = copies.map { "\($0.id) in \($0.folder.name)" }.joined(separator: ", ")
        throw LibraryFailure.refused(
          "you have \(copies.count) copies of \(record): name one by its number (\(numbers))")
      }
      guard let item = copies.first else {
        throw LibraryFailure.refused("\(record) is not in the collection")
      }
      return item
    }
  }

  private func copies(of record: RecordName) throws -> [CollectionItem] {
    if case .release(let id) = record {
      let copies = try items(of: id)
      if !copies.isEmpty { return copies }
    }
    return try items { record.fits($0) }
  }
}

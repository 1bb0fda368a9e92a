import Foundation
import Releases

/// Finds the rows that describe copies which the library has already.
///
/// Each copy is matched with one row: importing a file again adds nothing, and two copies of a record
/// in one file stay two, even if their rows are equal.
struct CopyMatcher {
  private var unclaimed: [ReleaseID: [CollectionItem]] = [:]

  /// Takes the copy that a row describes out of the unclaimed ones; false if there is none.
  ///
  /// Such a copy has the same release, folder and time of adding. For a row without a time, all other
  /// values must be equal.
  ///
  /// - Parameter items: the copies of a release that were there before the import.
  mutating func claim(
    _ copy: ImportedCopy, in folder: String, among items: (ReleaseID) throws -> [CollectionItem]
  ) rethrows -> Bool {
    let id = copy.release.id
    var rest = try unclaimed[id] ?? items(id)
    defer { unclaimed[id] = rest }
    let candidates = rest.indices.filter { index in
      let item = rest[index]
      return item.folder.name.lowercased() == folder.lowercased()
        && (copy.dateAdded.map { $0 == item.dateAdded } ?? copy.isEqual(to: item))
    }
    // If several match, an equal one is taken, which leaves the others to their own rows.
    let match = candidates.first { copy.isEqual(to: rest[$0]) } ?? candidates.first
    guard let match else { return false }
    rest.remove(at: match)
    return true
  }
}

extension ImportedCopy {
  /// Whether conditions, rating and notes are the same.
  fileprivate func isEqual(to item: CollectionItem) -> Bool {
    mediaCondition == item.mediaCondition && sleeveCondition == item.sleeveCondition
      && rating == item.rating && notes == item.notes
  }
}

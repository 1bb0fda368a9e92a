import Foundation
import Releases

/// Tells which rows speak of copies that the library has already.
///
/// Each copy there stands for one row: a file that is imported again adds nothing, and two copies of
/// a record in one file are two, even where their rows are equal.
struct CopyMatcher {
  private var unclaimed: [ReleaseID: [CollectionItem]] = [:]

  /// Claims the copy that a row speaks of; false where there is none.
  ///
  /// It is of the same release, in the same folder and added at the same time; for a row without a
  /// time, one that is equal in all else.
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
    // Of several that fit, the one that is equal leaves the others to their own rows.
    let match = candidates.first { copy.isEqual(to: rest[$0]) } ?? candidates.first
    guard let match else { return false }
    rest.remove(at: match)
    return true
  }
}

extension ImportedCopy {
  /// Whether all that the user said of a copy is the same.
  fileprivate func isEqual(to item: CollectionItem) -> Bool {
    mediaCondition == item.mediaCondition && sleeveCondition == item.sleeveCondition
      && rating == item.rating && notes == item.notes
  }
}

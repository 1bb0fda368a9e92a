import Library
import Releases
import Text

/// A change of the copies that are marked, or of the one in front: one change, which is undone at once.
enum CopyEdit: Sendable, Hashable {
  case grade(Condition?)
  case gradeSleeve(Condition?)
  case rate(Int)
  case notes(String)
  case move(to: CollectionFolder)
  case newFolder(String)
  case file(in: CustomCrate)
  case newCrate(String)
  case remove

  /// Makes the change.
  ///
  /// - Returns: what was done, such as "graded 3 records NM".
  func apply(to copies: [CollectionItem.ID], _ editor: LibraryEditor) throws -> String {
    let what = copies.count.counted("record")
    switch self {
    case .grade(let grade):
      _ = try editor.edit(copies) { $0.mediaCondition = grade }
      return "graded \(what) \(grade?.rawValue ?? "not at all")"
    case .gradeSleeve(let grade):
      _ = try editor.edit(copies) { $0.sleeveCondition = grade }
      return "graded the sleeve of \(what) \(grade?.rawValue ?? "not at all")"
    case .rate(let stars):
      _ = try editor.edit(copies) { $0.rating = stars }
      return "rated \(what) \(stars)"
    case .notes(let text):
      _ = try editor.edit(copies) { $0.notes = text }
      return "noted '\(text)' with \(what)"
    case .move(let folder):
      _ = try editor.move(copies, to: folder.id)
      return "moved \(what) to \(folder.name)"
    case .newFolder(let name):
      let folder = try editor.createFolder(name)
      return try CopyEdit.move(to: folder).apply(to: copies, editor)
    case .file(let crate):
      let added = try editor.add(copies, to: crate)
      return "added \(added.counted("record")) to \(crate.name)"
    case .newCrate(let name):
      let crate = try editor.crate(namedOrNew: name)
      return try CopyEdit.file(in: crate).apply(to: copies, editor)
    case .remove:
      _ = try editor.remove(copies)
      return "removed \(what)"
    }
  }
}

import Foundation
import Releases

/// Adds the rows of a collection file to a library, one by one within one change.
struct ImportSession {
  private let editor: LibraryEditor
  private let contents: CollectionFile.Contents
  private let commonFolder: String?
  private let isMatchedOnly: Bool
  private var matcher = CopyMatcher()
  private var folders: [String: CollectionFolder]

  init(
    editor: LibraryEditor, contents: CollectionFile.Contents, folder: String?, isMatchedOnly: Bool
  ) throws {
    self.editor = editor
    self.contents = contents
    commonFolder = folder
    self.isMatchedOnly = isMatchedOnly
    folders = Dictionary(try editor.folders().map { (Self.key($0.name), $0) }) { first, _ in first }
  }

  /// Imports a row: adds its copy to the library if it is new.
  mutating func add(_ row: CollectionImport.Row) throws -> ImportedRow {
    switch row.copy {
    case .failure(let problem): return ImportedRow(line: row.line, problem: problem)
    case .success(let copy): return try add(copy, known: row.known, line: row.line)
    }
  }

  private mutating func add(
    _ copy: ImportedCopy, known: ReleaseDetail?, line: Int
  ) throws -> ImportedRow {
    // An earlier look-up knows more of the release than the row does.
    let release =
      try known ?? LibraryDatabase.remembered(copy.release.id, in: editor.database) ?? copy.release
    guard !release.title.isEmpty else {
      return ImportedRow(line: line, problem: .value("Title", "", expected: "a title"))
    }
    guard contents == .collection else { return try want(release, copy, known: known, line: line) }
    let name = folderName(of: copy)
    func row(_ status: ImportedRow.Status, isAdded: Bool = false) -> ImportedRow {
      ImportedRow(
        line: line, status: status, isAdded: isAdded, release: release.summary, folder: name,
        warnings: copy.warnings)
    }
    guard try !matcher.claim(copy, in: name, among: editor.items(of:)) else {
      return row(.duplicate)
    }
    guard known != nil || !isMatchedOnly else { return row(.unmatched) }
    do {
      _ = try editor.add(newItem(copy, of: release, in: folder(named: name)))
    } catch LibraryFailure.refused(let reason, _) {
      return ImportedRow(line: line, problem: .refused(reason))
    }
    return row(known == nil ? .unmatched : .new, isAdded: true)
  }

  private func want(
    _ release: ReleaseDetail, _ copy: ImportedCopy, known: ReleaseDetail?, line: Int
  ) throws -> ImportedRow {
    let isWanted = known != nil || !isMatchedOnly
    let isAdded =
      try isWanted && editor.want(release, notes: copy.notes, dateAdded: copy.dateAdded)
    let status: ImportedRow.Status =
      isWanted && !isAdded ? .duplicate : known == nil ? .unmatched : .new
    return ImportedRow(
      line: line, status: status, isAdded: isAdded, release: release.summary, folder: nil,
      warnings: copy.warnings)
  }

  private func newItem(
    _ copy: ImportedCopy, of release: ReleaseDetail, in folder: CollectionFolder
  ) -> NewItem {
    NewItem(
      release: release, folder: folder.id, mediaCondition: copy.mediaCondition,
      sleeveCondition: copy.sleeveCondition, rating: copy.rating, notes: copy.notes,
      dateAdded: copy.dateAdded, customFields: copy.customFields)
  }

  private func folderName(of copy: ImportedCopy) -> String {
    let name = (commonFolder ?? copy.folder).trimmingCharacters(in: .whitespaces)
    return name.isEmpty ? CollectionFolder.uncategorized.name : name
  }

  /// The folder with this name; created if there is none.
  private mutating func folder(named name: String) throws -> CollectionFolder {
    if let folder = folders[Self.key(name)] { return folder }
    let folder = try editor.createFolder(name)
    folders[Self.key(name)] = folder
    return folder
  }

  private static func key(_ name: String) -> String { name.lowercased() }
}

import Foundation
import Releases

/// Adds the rows of a collection file to a library, one by one within one change.
struct ImportSession: Sendable {
  private let contents: CollectionFile.Contents
  private let commonFolder: String?
  private let isMatchedOnly: Bool
  private let matcher: CopyMatcher
  private var folders: [String: CollectionFolder]
  private var lastWantPosition: Int

  init(
    _ editor: LibraryEditor, contents: CollectionFile.Contents, folder: String?,
    isMatchedOnly: Bool
  ) throws {
    self.contents = contents
    commonFolder = folder
    self.isMatchedOnly = isMatchedOnly
    folders = Dictionary(try editor.folders().map { (Self.key($0.name), $0) }) { first, _ in first }
    lastWantPosition = try editor.lastWantPosition()
    matcher = try CopyMatcher(in: editor.database)
  }

  /// Imports a row: adds its copy to the library if it is new.
  mutating func add(
    _ row: CollectionImport.Row, _ editor: LibraryEditor
  ) throws -> ImportedRow {
    switch row.copy {
    case .failure(let problem): return ImportedRow(line: row.line, problem: problem)
    case .success(let copy): return try add(copy, of: row, editor)
    }
  }

  private mutating func add(
    _ copy: ImportedCopy, of row: CollectionImport.Row, _ editor: LibraryEditor
  ) throws -> ImportedRow {
    let (line, known) = (row.line, row.known)
    // An earlier look-up knows more of the release than the row does.
    let remembered =
      try known == nil
      ? LibraryDatabase.remembered(copy.release.id, in: editor.database) : nil
    let release = known ?? remembered ?? copy.release
    let detail = remembered == nil ? row.detail : nil
    guard !release.title.isEmpty else {
      return ImportedRow(line: line, problem: .value("Title", "", expected: "a title"))
    }
    guard contents == .collection else {
      let isWanted = known != nil || !isMatchedOnly
      let isAdded = try isWanted && want(release, detail, copy, editor)
      return ImportedRow(
        line: line,
        status: isWanted && !isAdded ? .duplicate : known == nil ? .unmatched : .new,
        isAdded: isAdded, release: release.summary, folder: nil, warnings: copy.warnings)
    }
    let name = folderName(of: copy)
    func result(_ status: ImportedRow.Status, isAdded: Bool = false) -> ImportedRow {
      ImportedRow(
        line: line, status: status, isAdded: isAdded, release: release.summary, folder: name,
        warnings: copy.warnings)
    }
    if let folder = folders[Self.key(name)],
      try matcher.claim(copy, in: folder.id, editor.database)
    {
      return result(.duplicate)
    }
    guard known != nil || !isMatchedOnly else { return result(.unmatched) }
    do {
      _ = try editor.add(
        newItem(copy, of: release, in: folder(named: name, editor)), detail: detail)
    } catch LibraryFailure.refused(let reason, _) {
      return ImportedRow(line: line, problem: .refused(reason))
    }
    return result(known == nil ? .unmatched : .new, isAdded: true)
  }

  /// Whether it was not among the wants yet.
  private mutating func want(
    _ release: ReleaseDetail, _ detail: Data?, _ copy: ImportedCopy, _ editor: LibraryEditor
  ) throws -> Bool {
    let isAdded = try editor.want(
      release.id, detail: detail, notes: copy.notes, dateAdded: copy.dateAdded,
      at: lastWantPosition + 1)
    if isAdded { lastWantPosition += 1 }
    return isAdded
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
  private mutating func folder(
    named name: String, _ editor: LibraryEditor
  ) throws -> CollectionFolder {
    if let folder = folders[Self.key(name)] { return folder }
    let folder = try editor.createFolder(name)
    folders[Self.key(name)] = folder
    return folder
  }

  private static func key(_ name: String) -> String { name.lowercased() }
}

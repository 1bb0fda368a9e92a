import Foundation
import Releases

/// Adds the rows of a collection file to a library, some at a time within one change.
struct ImportSession: Sendable {
  private let contents: CollectionFile.Contents
  private let commonFolder: String?
  private let isMatchedOnly: Bool
  private let arrivals: ArrivingCopies
  private var matcher: CopyMatcher
  private var folders: [String: CollectionFolder]
  private var lastWantPosition: Int
  /// What the library knows of the releases that the catalogue does not have, by the texts of their ids.
  private var remembered: [String: ReleaseSummary] = [:]

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
    arrivals = try ArrivingCopies(in: editor.database)
  }

  /// Imports rows: adds those of their copies to the library that are new.
  mutating func add(
    _ rows: [CollectionImport.Row], _ editor: LibraryEditor
  ) throws -> [ImportedRow] {
    let unmatched = rows.filter { $0.known == nil }.compactMap { try? $0.copy.get().release.id }
    remembered = try LibraryDatabase.remembered(unmatched, in: editor.database)
    let results = try rows.map { try add($0, editor) }
    try arrivals.add(to: editor.database)
    return results
  }

  private mutating func add(
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
    let id = copy.release.id.description
    // An earlier look-up knows more of the release than the row does.
    let earlier = known == nil ? remembered[id] : nil
    let release = known?.summary ?? earlier ?? copy.release.summary
    let saved = earlier == nil ? row.saved : nil
    guard !release.title.isEmpty else {
      return ImportedRow(line: line, problem: .value("Title", "", expected: "a title"))
    }
    guard contents == .collection else {
      let isWanted = known != nil || !isMatchedOnly
      let isAdded = try isWanted && want(release, saved, copy, editor)
      if isWanted { remembered[id] = release }
      return ImportedRow(
        line: line,
        status: isWanted && !isAdded ? .duplicate : known == nil ? .unmatched : .new,
        isAdded: isAdded, release: release, folder: nil, warnings: copy.warnings)
    }
    let name = folderName(of: copy)
    func result(_ status: ImportedRow.Status, isAdded: Bool = false) -> ImportedRow {
      ImportedRow(
        line: line, status: status, isAdded: isAdded, release: release, folder: name,
        warnings: copy.warnings)
    }
    if let folder = folders[Self.key(name)],
      try matcher.claim(copy, in: folder.id, editor.database)
    {
      return result(.duplicate)
    }
    guard known != nil || !isMatchedOnly else { return result(.unmatched) }
    do {
      let folder = try folder(named: name, editor)
      if let saved { try LibraryDatabase.remember(saved, in: editor.database) }
      try arrivals.append(copy, in: folder.id, at: editor.now, editor.database)
    } catch LibraryFailure.refused(let reason, _) {
      return ImportedRow(line: line, problem: .refused(reason))
    }
    remembered[id] = release
    return result(known == nil ? .unmatched : .new, isAdded: true)
  }

  /// Whether it was not among the wants yet.
  private mutating func want(
    _ release: ReleaseSummary, _ saved: SavedRelease?, _ copy: ImportedCopy, _ editor: LibraryEditor
  ) throws -> Bool {
    let isAdded = try editor.want(
      release.id, saving: saved, notes: copy.notes, dateAdded: copy.dateAdded,
      at: lastWantPosition + 1)
    if isAdded { lastWantPosition += 1 }
    return isAdded
  }

  private func folderName(of copy: ImportedCopy) -> String {
    let name = (commonFolder ?? copy.folder).withoutOuterSpaces
    return name.isEmpty ? CollectionFolder.uncategorized.name : name
  }

  /// The folder with this name; created if there is none.
  private mutating func folder(
    named name: String, _ editor: LibraryEditor
  ) throws -> CollectionFolder {
    if let folder = folders[Self.key(name)] { return folder }
    // Its name is not taken: all folders are among these.
    let folder = try editor.createFolder(name, taken: [])
    folders[Self.key(name)] = folder
    return folder
  }

  private static func key(_ name: String) -> String { name.lowercased() }
}

extension String {
  /// Where both ends are visible ASCII, as nearly always, Foundation need not look for other spaces.
  fileprivate var withoutOuterSpaces: String {
    func isPlain(_ byte: UInt8?) -> Bool { byte.map { (0x21..<0x7F).contains($0) } ?? true }
    guard !isPlain(utf8.first) || !isPlain(utf8.last) else { return self }
    return trimmingCharacters(in: .whitespaces)
  }
}

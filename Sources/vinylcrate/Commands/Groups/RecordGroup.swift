import Library
import ScanReports
import Text

/// A named group of records that the user makes: a folder or a crate.
///
/// The commands that make, name and delete groups are the same for both; this is what differs.
protocol RecordGroup: Sendable {
  /// What it is called, on the command line and in sentences.
  static var noun: String { get }
  static var help: GroupHelp { get }

  var name: String { get }

  /// The groups with how many records are in each.
  static func table(of library: LibraryDatabase) async throws -> LibraryTable
  static func create(_ name: String, in editor: LibraryEditor) throws -> Self
  /// - Throws: ``LibraryFailure/refused(_:remedy:)`` where no group has this name.
  static func named(_ name: String, in editor: LibraryEditor) throws -> Self
  func rename(to name: String, in editor: LibraryEditor) throws -> Self
  /// - Parameter force: whether it is deleted even if there are records in it.
  /// - Returns: what became of its records, for the end of a sentence; empty where it had none.
  func delete(force: Bool, in editor: LibraryEditor) throws -> String
}

/// What the help of the commands for one kind of group says.
struct GroupHelp {
  /// How a group is named on the command line.
  let naming: String
  let deleting: String
  let force: String
  /// A name for a new group, and one to rename it to.
  let exampleNames: (String, String)
  /// What --force does, as a comment in an example.
  let forceComment: String
}

extension CollectionFolder: RecordGroup {
  static let noun = "folder"

  static var help: GroupHelp {
    GroupHelp(
      naming: "The folder, by name.",
      deleting: "Delete a folder.",
      force: "Also where it has records, which go to Uncategorized.",
      exampleNames: ("'Shelf 2'", "Dub"), forceComment: "its records go to Uncategorized")
  }

  static func table(of library: LibraryDatabase) async throws -> LibraryTable {
    LibraryTable(folders: try await library.folders())
  }

  static func create(_ name: String, in editor: LibraryEditor) throws -> Self {
    try editor.createFolder(name)
  }

  static func named(_ name: String, in editor: LibraryEditor) throws -> Self {
    try editor.folder(named: name)
  }

  func rename(to name: String, in editor: LibraryEditor) throws -> Self {
    try editor.rename(self, to: name)
  }

  func delete(force: Bool, in editor: LibraryEditor) throws -> String {
    let count = try editor.delete(self, movesItems: force)
    guard count > 0 else { return "" }
    return " and moved \(count.counted("record")) to \(CollectionFolder.uncategorized.name)"
  }
}

extension CustomCrate: RecordGroup {
  static let noun = "crate"

  static var help: GroupHelp {
    GroupHelp(
      naming: "The crate, by name or id.",
      deleting: "Delete a crate; its records stay in the collection.",
      force: "Also where it has records.",
      exampleNames: ("Sunday", "Monday"), forceComment: "also where it has records")
  }

  static func table(of library: LibraryDatabase) async throws -> LibraryTable {
    LibraryTable(crates: try await library.crates())
  }

  static func create(_ name: String, in editor: LibraryEditor) throws -> Self {
    try editor.createCrate(name)
  }

  static func named(_ name: String, in editor: LibraryEditor) throws -> Self {
    try editor.crate(named: name)
  }

  func rename(to name: String, in editor: LibraryEditor) throws -> Self {
    try editor.rename(self, to: name)
  }

  func delete(force: Bool, in editor: LibraryEditor) throws -> String {
    let count = try editor.delete(self, emptiesIt: force)
    return count == 0 ? "" : " of \(count.counted("record"))"
  }
}

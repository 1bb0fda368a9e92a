import Foundation
import Releases
import Text

/// The rows of a collection file, looked up in a catalogue and ready to go into a library.
public struct CollectionImport: Sendable {
  /// The folder for all copies; nil to use the folders that the rows name.
  public var folder: String?
  /// Whether to skip rows whose release is not in the catalogue.
  public var isMatchedOnly = false

  struct Row: Sendable {
    let line: Int
    let copy: Result<ImportedCopy, RowProblem>
    /// What the catalogue knows of the release; nil if it does not have it.
    let known: ReleaseDetail?
  }

  /// Whether the rows are copies or wanted records.
  public let contents: CollectionFile.Contents
  private var rows: [Row] = []

  /// Reads a file to its end and looks each release up.
  ///
  /// - Throws: ``LookUpFailure``, or what the source of the file's bytes throws.
  public init(_ file: inout CollectionFile, catalog: some ReleaseCatalog) async throws {
    contents = file.contents
    while let row = try file.next() {
      var known: ReleaseDetail?
      if case .success(let copy) = row.copy {
        known = try await catalog.release(id: copy.release.id)
      }
      rows.append(Row(line: row.line, copy: row.copy, known: known))
    }
  }

  /// Adds the copies or the wants to a library in one change, and returns the result for each row.
  ///
  /// - Parameter isTrial: only find out what the results would be.
  /// - Throws: ``LibraryFailure``.
  public func run(
    in library: LibraryDatabase, isTrial: Bool = false
  ) async throws(LibraryFailure) -> [ImportedRow] {
    try await library.change(isTrial: isTrial) { editor in
      var session = try ImportSession(
        editor: editor, contents: contents, folder: folder, isMatchedOnly: isMatchedOnly)
      return try rows.map { try session.add($0) }
    } summary: {
      "imported \($0.count(where: \.isAdded).counted("record"))"
        + (contents == .wants ? " to the wants" : "")
    }
  }
}

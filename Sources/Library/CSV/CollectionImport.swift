import Foundation
import Releases
import Text

/// Brings a collection file into a library. Of a file of any length only some rows are in memory.
public struct CollectionImport: Sendable {
  struct Row: Sendable {
    let line: Int
    let copy: Result<ImportedCopy, RowProblem>
    /// What the catalogue knows of the release; nil if it does not have it.
    var known: ReleaseDetail?
    /// What is known of the release, from the catalogue or from the row, as it is saved.
    var saved: SavedRelease?
  }

  /// The folder for all copies; nil to use the folders that the rows name.
  public var folder: String?
  /// Whether to skip rows whose release is not in the catalogue.
  public var isMatchedOnly: Bool

  /// How many rows are read, looked up and added at a time.
  private static let batchSize = 500

  public init(folder: String? = nil, isMatchedOnly: Bool = false) {
    self.folder = folder
    self.isMatchedOnly = isMatchedOnly
  }

  /// Adds the copies or the wants of a file to a library in one change, all of it or nothing.
  ///
  /// - Parameters:
  ///   - catalog: what it knows of a release is saved.
  ///   - isTrial: only find out what the results would be.
  ///   - tell: is given the result for each row, in the order of the file, before the change is saved.
  /// - Throws: ``LibraryFailure``, ``LookUpFailure``, or what `tell` or the source of the file's bytes
  ///   throws.
  public func run(
    _ file: inout CollectionFile, catalog: some ReleaseCatalog, in library: LibraryDatabase,
    isTrial: Bool = false, tell: (ImportedRow) throws -> Void
  ) async throws -> ImportCounts {
    let contents = file.contents
    var batch = try await Self.rows(of: &file, catalog)
    return try await library.changeInSteps(isTrial: isTrial) { steps in
      var counts = ImportCounts()
      var session = try await steps.make { editor in
        try ImportSession(
          editor, contents: contents, folder: folder, isMatchedOnly: isMatchedOnly)
      }
      while !batch.isEmpty {
        // The next rows are read while these are added.
        let (rows, begun) = (batch, session)
        async let step = steps.make { editor in
          var session = begun
          return (try session.add(rows, editor), session)
        }
        let next = try await Self.rows(of: &file, catalog)
        let results: [ImportedRow]
        (results, session) = try await step
        for result in results {
          counts.add(result)
          try tell(result)
        }
        batch = next
      }
      return counts
    } summary: { counts in
      "imported \(counts.added.counted("record"))" + (contents == .wants ? " to the wants" : "")
    }
  }

  /// The next rows of a file, looked up; none at its end.
  private static func rows(
    of file: inout CollectionFile, _ catalog: some ReleaseCatalog
  ) async throws -> [Row] {
    var rows: [Row] = []
    while rows.count < batchSize, let row = try file.next() {
      rows.append(Row(line: row.line, copy: row.copy))
    }
    let copies = rows.indices.compactMap { index in
      (try? rows[index].copy.get()).map { (index: index, copy: $0) }
    }
    let known = try await catalog.releases(ids: copies.map(\.copy.release.id))
    for ((index, copy), known) in zip(copies, known) {
      rows[index].known = known
      // Here rather than when it is saved: meanwhile other rows are being saved.
      rows[index].saved = try known.map(SavedRelease.init) ?? copy.savedRelease
    }
    return rows
  }
}

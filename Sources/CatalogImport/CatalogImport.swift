import CatalogStore
import Files
import ReleaseDumps

/// The import of a dump: read, prepared and stored beside one another, and put into the place of the
/// catalogue of the same name when it is complete.
///
/// A catalogue that is made again stays in use until then, and whatever fails leaves it as it was.
public struct CatalogImport: Sendable {
  /// How an import ended.
  public enum Outcome: Sendable {
    /// The catalogue was made from the same data with the same filters: nothing was done.
    case alreadyThere(CatalogInfo)
    case imported(CatalogInfo, DumpTotals)
  }

  /// What is taken of the dump.
  public let options: DumpOptions
  /// What the catalogue will say that it was made from.
  public let origin: CatalogOrigin

  private let dump: ReleaseDump
  private let place: String
  private let repeats: Bool

  /// Opens a dump.
  ///
  /// - Parameters:
  ///   - path: the dump; standard input by the name "-".
  ///   - name: how the catalogue is called; nil for a name by the kind of the dump.
  ///   - repeats: import again what is there already.
  ///   - isTrial: do not make the folder; such an import cannot be run.
  /// - Throws: `DumpProblem`, `CatalogFolderProblem`.
  public init(
    _ path: PhotoPath, into folder: CatalogFolder, named name: String? = nil,
    options: DumpOptions = DumpOptions(), repeats: Bool = false, isTrial: Bool = false
  ) throws {
    dump = try ReleaseDump(path)
    origin = CatalogOrigin(
      name: name ?? dump.kind.catalogName, source: dump.kind.source, edition: path.edition,
      filters: options.filters, contents: dump.kind.contents(options))
    place = try folder.place(for: origin.name, makingFolder: !isTrial)
    self.options = options
    self.repeats = repeats
  }

  /// Imports the dump.
  ///
  /// - Parameters:
  ///   - reading: is called after each batch, on the caller's thread; what it throws ends the import.
  ///   - finishing: is called before each step once all is read.
  /// - Throws: `DumpProblem`, `CatalogDraftProblem`, ``CatalogImportProblem``, `CancellationError`, and what `reading` throws.
  public nonisolated(nonsending) func run(
    reading: (DumpProgress) throws -> Void, finishing: (CatalogDraft.Step) -> Void
  ) async throws -> Outcome {
    if !repeats, origin.edition != nil, let info = try? CatalogDatabase(path: place).info(),
      info.origin == origin
    {
      return .alreadyThere(info)
    }
    let draft = try CatalogDraft(at: place, origin: origin)
    let preparer = draft.preparer
    let totals = try await dump.read(options) { batch in
      PreparedBatch(
        releases: preparer.prepare(batch.releases),
        masters: batch.masters.map {
          MasterEntry(id: $0.id, mainRelease: $0.mainRelease, year: $0.year)
        })
    } store: { batch, progress in
      try await draft.add(batch.releases)
      try draft.add(batch.masters)
      try reading(progress)
    }
    guard totals.releases > 0 else {
      throw CatalogImportProblem.nothingLeft(filtered: totals.filtered, broken: totals.broken)
    }
    let info = try await draft.finish(finishing)
    return .imported(info, totals)
  }
}

/// A batch of a dump, ready to be stored.
private struct PreparedBatch: Sendable {
  let releases: PreparedReleases
  let masters: [MasterEntry]
}

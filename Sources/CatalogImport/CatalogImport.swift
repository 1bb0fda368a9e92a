import CatalogStore
import Files
import PostgresCatalog
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

  /// Where the catalogue is made.
  private enum Place: Sendable {
    case file(String)
    case server(PostgresAddress)
  }

  /// What is taken of the dump.
  public let options: DumpOptions
  /// What the catalogue will say that it was made from.
  public let origin: CatalogOrigin

  private let dump: ReleaseDump
  private let place: Place
  private let repeats: Bool

  /// Opens a dump, for a catalogue in a folder.
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
    try self.init(path, named: name, options, repeats) { name in
      .file(try folder.place(for: name, makingFolder: !isTrial))
    }
  }

  /// Opens a dump, for a catalogue in a PostgreSQL database.
  ///
  /// - Parameters: as for a folder.
  /// - Throws: `DumpProblem`, `CatalogFolderProblem` for a name that no catalogue can have.
  public init(
    _ path: PhotoPath, to server: PostgresAddress, named name: String? = nil,
    options: DumpOptions = DumpOptions(), repeats: Bool = false
  ) throws {
    try self.init(path, named: name, options, repeats) { name in
      guard PostgresDraft.mayBeCalled(name) else { throw CatalogFolderProblem.impossibleName(name) }
      return .server(server)
    }
  }

  private init(
    _ path: PhotoPath, named name: String?, _ options: DumpOptions, _ repeats: Bool,
    place: (_ name: String) throws -> Place
  ) throws {
    dump = try ReleaseDump(path)
    origin = CatalogOrigin(
      name: name ?? dump.kind.catalogName, source: dump.kind.source, edition: path.edition,
      filters: options.filters, contents: dump.kind.contents(options))
    self.place = try place(origin.name)
    self.options = options
    self.repeats = repeats
  }

  /// Imports the dump.
  ///
  /// - Parameters:
  ///   - reading: is called after each batch, on the caller's thread; what it throws ends the import.
  ///   - finishing: is called before each step once all is read.
  /// - Throws: `DumpProblem`, `CatalogDraftProblem`, ``CatalogImportProblem``, `CancellationError`, what
  ///   `reading` throws, and `LookUpFailure` of a server.
  public nonisolated(nonsending) func run(
    reading: (DumpProgress) throws -> Void, finishing: (CatalogDraft.Step) -> Void
  ) async throws -> Outcome {
    if !repeats, origin.edition != nil, let info = await present, info.origin == origin {
      return .alreadyThere(info)
    }
    switch place {
    case .file(let path):
      return try await make(CatalogDraft(at: path, origin: origin), reading, finishing)
    case .server(let address):
      let draft = try await WaitingThread.run { try PostgresDraft(at: address, origin: origin) }
      return try await make(draft, reading, finishing)
    }
  }

  /// The catalogue of that name which is there; nil where none can be read.
  private var present: CatalogInfo? {
    get async {
      switch place {
      case .file(let path): try? CatalogDatabase(path: path).info()
      case .server(let address):
        try? await PostgresCatalogs(address).open().map(\.info).first { $0.name == origin.name }
      }
    }
  }

  private nonisolated(nonsending) func make<Draft: CatalogBuilding>(
    _ draft: Draft, _ reading: (DumpProgress) throws -> Void,
    _ finishing: (CatalogDraft.Step) -> Void
  ) async throws -> Outcome {
    let prepare = draft.prepare
    let totals = try await dump.read(options) { batch in
      PreparedBatch(
        releases: prepare(batch.releases),
        masters: batch.masters.map {
          MasterEntry(id: $0.id, mainRelease: $0.mainRelease, year: $0.year)
        })
    } store: { batch, progress in
      try await draft.add(batch.releases)
      try await draft.add(batch.masters)
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
private struct PreparedBatch<Releases: Sendable>: Sendable {
  let releases: Releases
  let masters: [MasterEntry]
}

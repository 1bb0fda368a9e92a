import Files
import Problems
import SystemPackage

/// A catalogue that is being made beside the one that is in use, and takes its place when it is complete.
///
/// Releases are made ready by ``preparer``, on as many threads as one likes, and added on one thread in
/// the order of their source. A draft that is dropped leaves nothing behind; what a killed process leaves
/// is removed by the next draft in the same folder. Readers that have the old file open keep it.
public final class CatalogDraft {
  /// What is done when all releases are added.
  public enum Step: Sendable, Hashable, CaseIterable {
    case sortingBarcodes
    case indexingWords
    /// Waiting for the disk.
    case writing
  }

  /// Makes releases ready to be added.
  public let preparer: CatalogPreparer

  private let path: PhotoPath
  private let origin: CatalogOrigin
  private let folder: DraftFolder
  private let draft: PhotoPath
  /// Nil once the draft is finished.
  private var writer: CatalogWriter?

  /// Begins a catalogue.
  ///
  /// - Parameter path: the file that it will be; what is there stays in use until ``finish(_:)``.
  /// - Throws: ``CatalogDraftProblem``.
  public init(at path: String, origin: CatalogOrigin) throws(CatalogDraftProblem) {
    let path = PhotoPath(path)
    guard CatalogSchema.mayReplace(path) else {
      throw CatalogDraftProblem(path: path.description, cause: .foreign)
    }
    let folder = try DraftFolder(for: path)
    let draft = folder.file("catalog.sqlite")
    self.path = path
    self.origin = origin
    self.folder = folder
    self.draft = draft
    do {
      let connection = try SQLiteConnection(path: draft.description)
      // The draft is thrown away if anything fails, so that nothing has to be undone or made durable
      // before its end.
      try connection.execute(
        """
        PRAGMA page_size = 8192;
        PRAGMA journal_mode = OFF;
        PRAGMA synchronous = OFF;
        PRAGMA cache_size = -8192;
        """)
      let writer = try CatalogWriter(origin, in: connection, gatheringIn: folder.path)
      self.writer = writer
      preparer = writer.preparer
    } catch {
      folder.remove()
      throw CatalogDraftProblem(path, error)
    }
  }

  deinit {
    folder.remove()
  }

  /// Adds releases. One whose id is there already is left out and counted.
  ///
  /// - Throws: ``CatalogDraftProblem``; drop the draft then.
  public nonisolated(nonsending) func add(
    _ prepared: PreparedReleases
  ) async throws(CatalogDraftProblem) {
    try await reporting {
      try writer?.add(prepared)
      try await writer?.sortWords()
    }
  }

  /// Adds masters.
  ///
  /// - Throws: ``CatalogDraftProblem``; drop the draft then.
  public func add(_ masters: [MasterEntry]) throws(CatalogDraftProblem) {
    do {
      try writer?.add(masters)
    } catch {
      throw CatalogDraftProblem(path, error)
    }
  }

  /// Sorts and indexes what was added, and puts the catalogue into its place when it would survive a loss
  /// of power. Nothing may be added afterwards.
  ///
  /// - Parameter step: is called before each step of the work, which takes a while.
  /// - Throws: ``CatalogDraftProblem``; what was in its place is there still.
  public nonisolated(nonsending) func finish(
    _ step: (Step) -> Void = { _ in }
  ) async throws(CatalogDraftProblem) -> CatalogInfo {
    try await reporting {
      try await writer?.waitForWords()
      guard let counts = try writer?.finish(step) else {
        throw CatalogDraftProblem(path: path.description, cause: .failed("it is finished already"))
      }
      // Closes the file.
      writer = nil
      step(.writing)
      let file = try OpenFile(withoutWaiting: draft)
      try withExtendedLifetime(file) { try file.descriptor.synchronize() }
      try draft.rename(to: path)
      try path.folder.synchronizeFolder()
      folder.remove()
      return CatalogInfo(origin, counts, path: path.description)
    }
  }

  private nonisolated(nonsending) func reporting<Value>(
    _ body: nonisolated(nonsending) () async throws -> Value
  ) async throws(CatalogDraftProblem) -> Value {
    do {
      return try await body()
    } catch {
      throw CatalogDraftProblem(path, error)
    }
  }
}

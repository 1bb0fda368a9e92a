import Releases

/// A catalogue that is being made: a file, or at a server.
///
/// Releases are made ready on as many threads as one likes, and added on one thread in the order of their
/// source. What is not finished leaves nothing behind.
public protocol CatalogBuilding {
  /// Releases that are ready to be added.
  associatedtype Prepared: Sendable

  /// Makes releases ready to be added; some hundred at a time are best.
  var prepare: @Sendable ([ReleaseDetail]) -> Prepared { get }

  /// Adds releases. One whose id is there already is left out and counted.
  nonisolated(nonsending) func add(_ prepared: Prepared) async throws

  /// Adds masters.
  nonisolated(nonsending) func add(_ masters: [MasterEntry]) async throws

  /// Sorts and indexes what was added, and puts the catalogue into the place of the one of its name.
  nonisolated(nonsending) func finish(
    _ step: (CatalogDraft.Step) -> Void
  ) async throws -> CatalogInfo
}

extension CatalogDraft: CatalogBuilding {
  public var prepare: @Sendable ([ReleaseDetail]) -> PreparedReleases {
    { [preparer] in preparer.prepare($0) }
  }
}

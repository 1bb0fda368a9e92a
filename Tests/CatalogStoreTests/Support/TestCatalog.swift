import Releases

@testable import CatalogStore

/// Catalogues of a few records.
enum TestCatalog {
  static let origin = CatalogOrigin(name: "Mine", source: "made up")

  static func inMemory(_ releases: [ReleaseDetail]) throws -> CatalogDatabase {
    try CatalogDatabase(releases: releases, origin: origin)
  }

  /// Writes a file as an import does.
  @discardableResult
  static func write(
    _ releases: [ReleaseDetail], to path: String, origin: CatalogOrigin = origin
  ) async throws -> CatalogInfo {
    let draft = try CatalogDraft(at: path, origin: origin)
    for start in stride(from: 0, to: releases.count, by: 100) {
      try await draft.add(draft.preparer.prepare(Array(releases[start...].prefix(100))))
    }
    return try await draft.finish()
  }
}
